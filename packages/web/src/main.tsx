import './style/fonts.css';
import './style/look.css';
import './style/room.css';
import './style/pages.css';
import './style/home.css';
import './style/table.css';
import './style/side-panel.css';
import './style/spaces.css';
import './style/ask-bar.css';
import './style/screens.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { startRoutes } from './route.js';
import { startSettings } from './settings/settings.js';

startSettings();
startRoutes();
createRoot(document.getElementById('room')!).render(<App />);
