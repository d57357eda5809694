import { brotliCompressSync } from 'node:zlib'
import { build } from '../server/browser/build.ts'
import { bundleButton } from '../server/browser/button-bundle.ts'

/** Prints the compressed size of the button. Run by hand: `npm run button:sizes`. */
const files = await build({ 'button.js': new URL('../button/embed.ts', import.meta.url) }, undefined, bundleButton)
for (const { name, content } of files)
  console.log(`${name.padEnd(16)} ${String(brotliCompressSync(content).length).padStart(6)} bytes`)
