import type { ReactNode } from 'react'
import { DASH } from './format'

export interface Figure {
  label: string
  value: ReactNode
  note?: ReactNode
  bad?: boolean
  run?: () => void
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

/** One of the `Tiles`. A button if `run` is set, pressed while `on`. Children are placed below. */
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

export const Tiles = ({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <ul className="figures tiles" data-wide={wide} aria-label={label}>
    {children}
  </ul>
)

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
