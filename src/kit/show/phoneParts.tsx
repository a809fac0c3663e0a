import './phoneParts.css'
import type { ReactNode } from 'react'
import { isPictureUrl, PictureFrame } from './Picture'

/** The cover on top of a page in a phone, 16 to 9; nothing without a picture. */
export const PhoneCover = ({ src, alt }: { src: string | undefined; alt?: string }) =>
  isPictureUrl(src) ? <PictureFrame className="phone-cover" src={src} alt={alt} /> : null

/** The words of a page in a phone that has nothing to show yet. */
export const PhoneNone = ({ children }: { children: ReactNode }) => <p className="phone-none">{children}</p>

/** A button of a page in a phone, which is only drawn. */
export const PhoneButton = ({ children }: { children: ReactNode }) => <span className="phone-button">{children}</span>

/** A link as a talk of a messenger shows it: its title over the first words and the picture. */
export const TalkCard = ({
  title,
  summary,
  children,
}: {
  title: string
  summary: ReactNode
  /** The picture. */
  children: ReactNode
}) => (
  <div className="talk-card">
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
