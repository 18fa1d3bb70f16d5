/** Starts the page. */

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './games';
import { settings } from './lib/settings.svelte';

settings.load();
const site = document.querySelector<HTMLMetaElement>('meta[name=paddock-site]');
if (site) (await import('./site/begin')).begin(JSON.parse(site.content));
mount(App, { target: document.getElementById('app')! });
