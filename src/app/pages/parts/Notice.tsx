import './notice.css'
import type { ReactNode } from 'react'
import { useIdentity } from '@/session/identity'
import { useLoginTheme } from '../../login/useLoginTheme'

export const Notice = ({ sign, title, children }: { sign: '404' | '401'; title: string; children: ReactNode }) => {
  const look = useLoginTheme()
  const alone = useIdentity(({ phase }) => phase === 'out')
  const Frame = alone ? 'main' : 'section'
  return (
    <Frame {...look} className={`${look.className} notice`} data-alone={alone}>
      <svg className="notice-sign" viewBox="0 0 320 190" aria-hidden>
        <path className="notice-hill" d="M10 150c36-46 70-60 104-34 30-44 78-58 116-14 26-14 54 2 80 48Z" />
        <path className="notice-road" d="M152 118h16l46 62H106Z" />
        <path className="notice-lane" d="M159 126h2l1 10h-4Zm-2 18h6l2 14h-10Zm-3 22h12l2 14h-16Z" />
        <path className="notice-post" d="M236 96h5v76h-5z" />
        <rect className="notice-board" x="188" y="34" width="101" height="64" rx="12" />
        <text x="238.5" y="79" textAnchor="middle">
          {sign}
        </text>
        <path className="notice-ground" d="M18 180h284" />
      </svg>
      <h1>{title}</h1>
      {children}
    </Frame>
  )
}
