import type { ReactNode } from 'react'
import { DASH } from './format'

/** A number in large. */
export interface Figure {
  label: string
  /** As text (`useFormats`); a dash where nothing was sent. */
  value: ReactNode
  /** Said below it: a share, how it changed. */
  note?: ReactNode
  /** Bad news, in red. */
  bad?: boolean
  /** What a click on its tile does: filters the list below, or leads on. */
  run?: () => void
  /** Whether it filters now. */
  on?: boolean
}

const Value = ({ value, bad, note }: Figure) => (
  <>
    <b className="digits" data-bad={bad}>
      {value === undefined || value === '' ? DASH : value}
    </b>
    {note !== undefined && <small>{note}</small>}
  </>
)

/** One of the `Tiles`: a button where it `run`s, pressed while it is `on`. What is given as its children stands under it. */
export const Tile = ({ children, ...figure }: Figure & { children?: ReactNode }) => {
  const words = (
    <>
      <span>{figure.label}</span>
      <Value {...figure} />
    </>
  )
  return (
    <li>
      {figure.run ? (
        <button type="button" className="figure" aria-pressed={figure.on} onClick={figure.run}>
          {words}
        </button>
      ) : (
        <div className="figure">{words}</div>
      )}
      {children}
    </li>
  )
}

/** Figures as tiles beside each other; wide ones stand four in a line. */
export const Tiles = ({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <ul className="figures tiles" data-wide={wide} aria-label={label}>
    {children}
  </ul>
)

/** Numbers in large, each under its name, side by side; in a card of their own with `card`. */
export const Figures = ({
  label,
  figures,
  card = false,
}: {
  label?: string
  figures: readonly Omit<Figure, 'run' | 'on'>[]
  card?: boolean
}) => (
  <dl className={card ? 'card figures' : 'figures'} aria-label={label}>
    {figures.map((figure) => (
      <div key={figure.label}>
        <dt>{figure.label}</dt>
        <dd>
          <Value {...figure} />
        </dd>
      </div>
    ))}
  </dl>
)
