const between = (min: number, max: number) => Math.round(min + Math.random() * (max - min))
const inks = ['#1f4e8c', '#7a2f4d', '#2f6b3c', '#5b4a8a', '#8a4b1f']
const ink = () => inks[between(0, inks.length - 1)] ?? '#333'

export const drawCaptcha = (text: string): string => {
  const letters = [...text].map((letter, index) => {
    const x = 18 + index * 28 + between(-3, 3)
    const y = 28 + between(-3, 4)
    return `<text x="${x}" y="${y}" transform="rotate(${between(-22, 22)} ${x} ${y - 8})" fill="${ink()}" font-size="${between(24, 29)}" font-weight="700" font-family="Verdana,Arial,sans-serif" text-anchor="middle">${letter}</text>`
  })
  const lines = Array.from(
    { length: 4 },
    () =>
      `<path d="M${between(0, 20)} ${between(4, 36)}Q${between(40, 80)} ${between(0, 40)} ${between(100, 120)} ${between(4, 36)}" stroke="${ink()}" stroke-opacity=".45" fill="none"/>`,
  )
  const dots = Array.from(
    { length: 30 },
    () => `<circle cx="${between(0, 120)}" cy="${between(0, 40)}" r="1" fill="${ink()}" fill-opacity=".5"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" fill="#eef2f7"/>${[...dots, ...letters, ...lines].join('')}</svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
