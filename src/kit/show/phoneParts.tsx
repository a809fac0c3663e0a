import './phoneParts.css'
import type { ReactNode } from 'react'
import { isPictureUrl, PictureFrame } from './Picture'

export const PhoneCover = ({ src, alt }: { src: string | undefined; alt?: string }) =>
  isPictureUrl(src) ? <PictureFrame className="phone-cover" src={src} alt={alt} /> : null

export const PhoneNone = ({ children }: { children: ReactNode }) => <p className="phone-none">{children}</p>

export const PhoneButton = ({ children }: { children: ReactNode }) => <span className="phone-button">{children}</span>

export const TalkCard = ({ title, summary, children }: { title: string; summary: ReactNode; children: ReactNode }) => (
  <div className="chat-card">
    <strong>
      <bdi>{title}</bdi>
    </strong>
    <div>
      <p>
        <bdi>{summary}</bdi>
      </p>
      {children}
    </div>
  </div>
)
