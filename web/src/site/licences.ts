/** The parts of a site without a server, with their licences. */
export const LICENCES = [
  { name: 'Paddock', licence: 'MIT', address: 'LICENSE.txt' },
  { name: 'Python', licence: 'PSF-2.0', address: 'https://docs.python.org/3/license.html' },
  { name: 'Pyodide', licence: 'MPL-2.0', address: 'https://github.com/pyodide/pyodide' },
  { name: 'Emscripten', licence: 'MIT', address: 'https://github.com/emscripten-core/emscripten' },
  { name: 'musl', licence: 'MIT', address: 'https://musl.libc.org' },
  { name: 'libffi', licence: 'MIT', address: 'https://github.com/libffi/libffi' },
  { name: 'zlib', licence: 'Zlib', address: 'https://zlib.net' },
  { name: 'bzip2', licence: 'bzip2-1.0.6', address: 'https://sourceware.org/bzip2' },
  { name: 'XZ Utils', licence: '0BSD', address: 'https://tukaani.org/xz' },
  { name: 'Zstandard', licence: 'BSD-3-Clause', address: 'https://github.com/facebook/zstd' },
  { name: 'SQLite', licence: 'public domain', address: 'https://www.sqlite.org' },
  { name: 'msgspec', licence: 'BSD-3-Clause', address: 'https://github.com/jcrist/msgspec' },
  { name: 'Svelte', licence: 'MIT', address: 'https://github.com/sveltejs/svelte' },
  { name: 'Fluent', licence: 'Apache-2.0', address: 'https://github.com/projectfluent/fluent.js' },
  { name: 'Jost', licence: 'OFL-1.1', address: 'https://github.com/indestructible-type/Jost' },
];
