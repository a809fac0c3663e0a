import { picType } from '@/entities/orders/prorateEnums'

const CARD = '<rect x="8" y="14" width="144" height="72" rx="6" fill="#eef4fb" stroke="#7d97b5"/>'
const SHEET = '<rect x="30" y="6" width="100" height="88" rx="2" fill="#fffdf4" stroke="#b59a5a" stroke-width="3"/>'
const SEAL = '<circle cx="110" cy="74" r="11" fill="none" stroke="#c8372d" stroke-width="3"/>'
const line = (x: number, y: number, width: number, fill = '#8a97a8') =>
  `<rect x="${x}" y="${y}" width="${width}" height="4" rx="2" fill="${fill}"/>`
const STREET = '<rect width="160" height="100" fill="#dfe9f3"/><rect y="84" width="160" height="16" fill="#b9bec6"/>'

/** What is to be seen on the picture of a kind, and how it is taken: whole, from the front. */
const DRAWN: Readonly<Record<number, string>> = {
  [picType.idFront]: `${CARD}<circle cx="126" cy="40" r="10" fill="#7d97b5"/><path d="M108 76a18 18 0 0 1 36 0z" fill="#7d97b5"/>${line(20, 28, 44)}${line(20, 40, 62)}${line(20, 52, 70)}${line(20, 70, 78, '#4b5666')}`,
  [picType.idBack]: `${CARD}<circle cx="34" cy="40" r="14" fill="#d9534f"/><circle cx="34" cy="40" r="7" fill="#f3c34b"/>${line(58, 32, 80)}${line(58, 44, 80)}${line(40, 68, 90, '#4b5666')}`,
  [picType.licence]: `${SHEET}<circle cx="80" cy="20" r="7" fill="#d9534f"/>${line(50, 32, 60, '#b59a5a')}${line(40, 46, 60)}${line(40, 56, 70)}${line(40, 66, 48)}${line(40, 76, 56)}${SEAL}`,
  [picType.accountPermit]: `${SHEET}${line(52, 18, 56, '#b59a5a')}${line(40, 34, 80)}${line(40, 46, 64)}${line(40, 58, 72)}${line(40, 76, 40, '#4b5666')}${SEAL}`,
  [picType.shopFront]: `${STREET}<rect x="18" y="20" width="124" height="64" fill="#f5f7fa" stroke="#7d97b5"/><rect x="18" y="20" width="124" height="18" fill="#2f6db3"/>${line(50, 27, 60, '#fff')}<rect x="68" y="50" width="24" height="34" fill="#7d97b5"/><rect x="28" y="50" width="32" height="24" fill="#bcd3ec"/><rect x="100" y="50" width="32" height="24" fill="#bcd3ec"/>`,
  [picType.shopInside]:
    '<rect width="160" height="100" fill="#f1f3f6"/><path d="M0 100l36-36h88l36 36z" fill="#cfd5dd"/><rect x="36" y="12" width="88" height="52" fill="#fff" stroke="#b9c2cd"/><path d="M46 80l10-14h34l14 14h10v10H40V80z" fill="#2f6db3"/><circle cx="58" cy="90" r="6" fill="#4b5666"/><circle cx="98" cy="90" r="6" fill="#4b5666"/>',
  [picType.bankCard]: `<rect x="8" y="10" width="144" height="80" rx="8" fill="#2f6db3"/><rect x="22" y="36" width="22" height="16" rx="3" fill="#f3c34b"/>${line(22, 22, 50, '#fff')}${line(22, 62, 116, '#fff')}${line(22, 76, 40, '#bcd3ec')}`,
  [picType.other]: `${SHEET}${line(46, 22, 68)}${line(40, 38, 80)}${line(40, 50, 80)}${line(40, 62, 56)}${SEAL}`,
}

/** A drawn sample of a kind of picture, as an address. */
export const sampleOf = (type: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 160 100">${DRAWN[type] ?? DRAWN[picType.other] ?? ''}</svg>`)}`
