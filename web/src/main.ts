/** Starts the page. */

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './games';
import { settings } from './lib/settings.svelte';

settings.load();
mount(App, { target: document.getElementById('app')! });
