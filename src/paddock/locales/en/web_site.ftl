# A site without a server: races in the browser alone.
web-site-loading = Getting the races ready. You can look around meanwhile.
web-site-elsewhere = Paddock is open in another tab, which has your races.
web-site-moved = Your races moved to another tab.
web-site-take = Use this tab
web-site-failed = Paddock could not start in this browser. Reload the page, or try a newer browser.
web-site-unkept = This browser stores nothing: its storage is full or forbidden. You can race on, but the race ends with this page.
web-site-update = A new version of Paddock is ready.
web-site-update-now = Update
web-site-not-here = Reviews, pictures for sharing, races with friends, challenges and the race of the day need a Paddock server.
web-site-server = Go to the server
web-site-kept-title = Your races
web-site-kept = Races and settings are stored in this browser only. Export them to have a copy.
web-site-kept-maybe = Races and settings are stored in this browser only, and it may delete them when space runs out. Export them to have a copy.
web-site-export = Export everything
web-site-import = Import
web-site-import-bad = This file is not an export of Paddock.
web-site-licences = Licences
