import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './fonts.ts';

mount(App, { target: document.body });
