import type { ReactNode } from 'react'
import { useT } from '@/locales'

const SECTIONS = ['basics', 'rules', 'form', 'content'] as const
type SectionName = (typeof SECTIONS)[number]
const headingOf = (name: SectionName) => `enroll-${name}`

/** The four steps of the form, all on one page: each leads to its section. */
export const Steps = () => {
  const t = useT()
  const open = (name: SectionName) => {
    const heading = document.getElementById(headingOf(name))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('enrolments.steps')}>
      <ol className="enroll-steps">
        {SECTIONS.map((name, at) => (
          <li key={name}>
            <button type="button" className="cell-link" onClick={() => open(name)}>
              {at + 1} {t(`enrolments.${name}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** One step of the form under its heading. */
export const Section = ({ of, children }: { of: SectionName; children: ReactNode }) => {
  const t = useT()
  return (
    <section aria-labelledby={headingOf(of)}>
      <h3 id={headingOf(of)} className="card-title" tabIndex={-1}>
        {t(`enrolments.${of}`)}
      </h3>
      {children}
    </section>
  )
}
