import sharp from 'sharp'

/** A photograph nobody has taken: the lights of a harbour at dusk. */
export function drawCover(): Promise<Buffer> {
  const [width, height] = [2400, 1350]
  const lights = Array.from({ length: 70 }, (_, i) => {
    const [x, y] = [(i * 733) % width, 820 + ((i * i * 37) % 260)]
    const colour = ['#ffd79a', '#ffb36b', '#ff8f6b', '#ffe9c7'][i % 4]
    return `<circle cx="${x}" cy="${y}" r="${14 + ((i * 29) % 46)}" fill="${colour}" fill-opacity="${0.25 + (i % 5) / 9}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1d2b53"/><stop offset=".45" stop-color="#7b4b80"/><stop offset=".7" stop-color="#f08a5d"/><stop offset="1" stop-color="#22304f"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="1700" cy="560" r="150" fill="#ffe0b0"/>
    <path d="M0 900L300 760 520 860 900 700 1300 880 1650 780 2400 920V1350H0Z" fill="#16213d" fill-opacity=".75"/>${lights.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}
