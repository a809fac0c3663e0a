import { Form as AntForm, type FormInstance, Progress } from 'antd'
import { numberIn } from '@/lib/counts'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { missingOf, SECTIONS } from '../rules'
import type { SaleForm } from '../values'

/** The id of the heading of a section. */
export const sectionId = (section: string) => `sale-${section}`

/** The sections of the form beside it, with a dot where something is missing, and how complete the sale is. */
export const SectionNav = ({ form, rate }: { form: FormInstance<SaleForm>; rate: unknown }) => {
  const t = useT()
  const values = AntForm.useWatch((all: SaleForm) => all, { form, preserve: true }) ?? {}
  const missing = missingOf({ ...values, ...values.region })
  const { percent: written } = useFormats()
  const percent = numberIn(rate)
  const open = (section: string) => {
    const heading = document.getElementById(sectionId(section))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav className="sale-nav" aria-label={t('ats.sections')}>
      {percent !== null && (
        <Progress
          percent={percent}
          format={() => written(percent)}
          size="small"
          aria-label={t('actualSale.infoRate')}
          className="digits"
        />
      )}
      <ul>
        {SECTIONS.map((section) => {
          const count = missing[section].length
          return (
            <li key={section}>
              <button type="button" className="cell-link" onClick={() => open(section)}>
                {t(`ats.${section}`)}
                {count > 0 && <span role="img" aria-label={t('ats.missingCount', { count })} className="sale-dot" />}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
