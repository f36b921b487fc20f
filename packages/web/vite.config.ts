import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // Nothing is inlined: the content security policy lets no data address in.
    assetsInlineLimit: 0,
    // Room for the games' own tables, which are loaded when they are sat at.
    chunkSizeWarningLimit: 700,
  },
});
