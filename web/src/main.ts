import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import './fonts.ts';

mount(App, { target: document.body });
