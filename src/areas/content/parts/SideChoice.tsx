import './sideChoice.css'
import { type ReactNode, useId } from 'react'
import { Words } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

interface Choice {
  key: string
  label: string
  count: number | null | undefined
}

/** List beside choices that filter it, each with its count. The choice is stored in the address under `name`. */
export const SideChoice = ({
  name,
  label,
  all,
  choices,
  children,
}: {
  name: string
  label: string
  all: number | null | undefined
  choices: readonly Choice[]
  children: ReactNode
}) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const heading = useId()
  const chosen = query.get(name) ?? ''
  return (
    <div className="side-choice">
      <nav aria-labelledby={heading}>
        <h3 id={heading}>{label}</h3>
        <ul>
          {[{ key: '', label: t('list.all'), count: all }, ...choices].map((one) => (
            <li key={one.key}>
              <button
                type="button"
                aria-current={one.key === chosen || undefined}
                onClick={() => setQuery({ [name]: one.key || undefined, page: undefined })}
              >
                <Words>{one.label}</Words>
                <span className="digits">{count(one.count)}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="side-choice-main">{children}</div>
    </div>
  )
}
