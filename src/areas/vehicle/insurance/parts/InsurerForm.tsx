import { Form as AntForm } from 'antd'
import * as files from '@/api/system/files'
import * as insurance from '@/api/vehicle/insurance'
import {
  INSURER_CODE,
  type InsuranceCompany,
  insuranceCompany as fields,
  MAX_COOP_YEARS,
  SERVICE_PHONE,
} from '@/entities/vehicle/insuranceCompany'
import { Choices } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { plain } from '@/kit/show/format'
import { LinkCard } from '@/kit/show/LinkCard'
import { pick } from '@/lib/pick'
import { inZone, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { InsurerPhone } from './InsurerPhone'
import { ProvinceBox } from './provinces'

type Values = insurance.InsurerInput

/** Minimum width and height of a logo, in px. */
const LOGO = 200
const LINK = /^https:\/\/[^\s]+$/i
const NEW: Values = { provinceNames: [], products: [], sort: 100 }
const initialOf = (row: InsuranceCompany): Values => ({
  ...pick(row, 'companyCode', 'companyName', 'shortName', 'logo', 'coopType', 'provinceNames', 'hotline', 'claimPhone'),
  ...pick(row, 'contactName', 'contactPhone', 'email', 'quoteUrl', 'startTime', 'endTime', 'sort', 'remark'),
  products: row.products.flatMap(
    (code) => fields.products.of?.options.find(({ value }) => String(value) === String(code))?.value ?? [],
  ) as InsuranceCompany['products'], // Codes of its own options.
})

const search = (companyName: string) =>
  insurance.listCompanies({ companyName, pageNo: 1, pageSize: 100 }, { quiet: true })

/** Returns the text key of the error in a cooperation period; undefined if it is valid or incomplete. */
const periodFault = (start: unknown, end: unknown): 'insurance.badOrder' | 'insurance.tooLong' | undefined => {
  const [from, until] = [toMillis(start), toMillis(end)]
  if (from === undefined || until === undefined) return undefined
  if (until < from) return 'insurance.badOrder'
  return inZone(until).isAfter(inZone(from).add(MAX_COOP_YEARS, 'year')) ? 'insurance.tooLong' : undefined
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row?: InsuranceCompany }) => {
  const t = useT()
  const quoteUrl: unknown = AntForm.useWatch(fields.quoteUrl.key)
  const isTaken = (key: 'companyCode' | 'companyName') => ({
    key,
    fault: t('insurance.taken', { field: t(fields[key].label) }),
    own: row?.[key],
  })
  const isTakenCode = useTaken(search, isTaken('companyCode'))
  const isTakenName = useTaken(search, isTaken('companyName'))
  const phoneFault = (value: unknown) => {
    const text = plain(value).trim()
    return text && !SERVICE_PHONE.test(text) ? t('insurance.badPhone') : undefined
  }
  const link = plain(quoteUrl).trim()
  return (
    <>
      <div className="two-columns">
        <Field
          of={fields.companyCode}
          disabled={row !== undefined}
          hint={row ? t('insurance.codeKept') : undefined}
          check={async (value) => {
            const code = plain(value).trim()
            return code && !INSURER_CODE.test(code) ? t('insurance.badCode') : isTakenCode(value)
          }}
        />
        <Field of={fields.companyName} check={isTakenName} />
        <Field of={fields.shortName} />
        <Field of={fields.coopType} />
      </div>
      <Field of={fields.logo} hint={t('insurance.logoHint')}>
        <ImageBox
          to={files.upload}
          drop={files.remove}
          megabytes={1}
          least={{ sides: [LOGO, LOGO], text: t('upload.tooSmall', { width: LOGO, height: LOGO }) }}
        />
      </Field>
      <Field of={fields.provinceNames}>
        <ProvinceBox label={t(fields.provinceNames.label)} />
      </Field>
      <Field of={fields.products}>
        <Choices field={fields.products} />
      </Field>
      <div className="two-columns">
        <Field of={fields.startTime} />
        <Field
          of={fields.endTime}
          needs={[fields.startTime]}
          check={(value, all) => {
            const fault = periodFault(all.startTime, value)
            return fault && t(fault, { years: MAX_COOP_YEARS })
          }}
        />
        <Field of={fields.hotline} check={phoneFault} />
        <Field of={fields.claimPhone} check={phoneFault} />
        <Field of={fields.contactName} />
        <Field of={fields.contactPhone} />
        <Field of={fields.email} />
        <Field of={fields.sort} hint={t('insurance.sortHint')} />
      </div>
      <Field
        of={fields.quoteUrl}
        check={(value) => {
          const url = plain(value).trim()
          return url && !LINK.test(url) ? t('insurance.badUrl') : undefined
        }}
      />
      {LINK.test(link) && (
        <div className="space-below">
          <LinkCard url={link} />
        </div>
      )}
      <Field of={fields.remark} />
    </>
  )
}

export const InsurerForm = ({ row, onClose }: { row?: InsuranceCompany; onClose: () => void }) => {
  const t = useT()
  return (
    <FormScreen<Values>
      name="insurer"
      row={row}
      initial={row ? initialOf(row) : NEW}
      create={insurance.createCompany}
      update={insurance.updateCompany}
      done={t('insurance.saved')}
      phone={(values) => <InsurerPhone of={values} />}
      panel={{ title: row ? plain(row.companyName) : t('insurance.newInsurer'), onClose }}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}
