import { Form as AntForm, type FormInstance, Progress } from 'antd'
import { numberIn } from '@/lib/counts'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { infoRateOf, missingOf, SECTIONS } from '../saleRules'
import type { SaleForm } from '../saleValues'

export const sectionId = (section: string) => `sale-${section}`

const flat = (values: Partial<SaleForm>) => ({ ...values, ...values.region })

/** Sections of the form, with a dot for missing values, and the completeness of the current input. */
export const SectionNav = ({
  form,
  rate,
  initial,
}: {
  form: FormInstance<SaleForm>
  rate: unknown
  initial: Partial<SaleForm>
}) => {
  const t = useT()
  const values = AntForm.useWatch((all: SaleForm) => all, { form, preserve: true }) ?? {}
  const { percent: written } = useFormats()
  const missing = missingOf(flat(values))
  const saved = numberIn(rate)
  const percent = saved === null ? null : infoRateOf(saved, flat(initial), flat(values))
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
