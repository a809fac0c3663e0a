import './supply.css'
import { AutoComplete, Form as AntForm } from 'antd'
import * as logistics from '@/api/commerce/logistics'
import * as files from '@/api/system/files'
import { useViewer } from '@/business/viewer'
import { logisticsCompany, type LogisticsCompany } from '@/entities/commerce/logisticsCompany'
import { is, isYes, type RowOf } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { Choice, Flag } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { USUAL_CARRIERS } from './carrierNames'
import { PICTURE_TYPES } from '../parts/shopFiles'
import { patternOf, TryNumber } from './parts/TryNumber'

/** What is typed about a carrier. */
type CarrierForm = Partial<Omit<RowOf<typeof logisticsCompany>, 'id' | 'useCount' | 'updateTime'>>

const CODE = /^[a-z0-9_]{2,20}$/
const nameOf = (row: LogisticsCompany) => plain(row.logisticsName) || row.id
const NEW: CarrierForm = { defaultFlag: 0, sort: 0, status: enableStatus.enabled }
const initialOf = (row: LogisticsCompany): CarrierForm => ({
  ...row,
  defaultFlag: isYes(row.defaultFlag) ? 1 : 0,
  sort: numberIn(row.sort) ?? undefined,
  status: is(row.status, enableStatus.enabled) ? enableStatus.enabled : enableStatus.disabled,
})

const Fields = ({
  Field,
  row,
  onFilled,
}: {
  Field: FormField<CarrierForm>
  row?: LogisticsCompany
  onFilled: (values: CarrierForm) => void
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<CarrierForm>()
  const rule: unknown = AntForm.useWatch(logisticsCompany.numberRule.key, form)
  const isTaken = (key: 'logisticsName' | 'logisticsCode') => ({
    key,
    fault: t('supply.taken', { field: t(logisticsCompany[key].label) }),
    own: row?.[key],
  })
  const isTakenName = useTaken(
    (logisticsName) => logistics.list({ logisticsName, pageNo: 1, pageSize: 100 }, { quiet: true }),
    isTaken('logisticsName'),
  )
  const isTakenCode = useTaken(
    (logisticsCode) => logistics.list({ logisticsCode, pageNo: 1, pageSize: 100 }, { quiet: true }),
    isTaken('logisticsCode'),
  )
  const fill = (name: string) => {
    const usual = USUAL_CARRIERS.find(({ logisticsName }) => logisticsName === name)
    if (!usual) return
    const held = form.getFieldsValue(true)
    const values: CarrierForm = {
      ...usual,
      // What was typed stays.
      phone: plain(held.phone) || usual.phone,
      website: plain(held.website) || usual.website,
    }
    form.setFieldsValue(values)
    onFilled(values)
  }
  return (
    <>
      <div className="two-columns">
        <Field of={logisticsCompany.logisticsName} hint={row ? undefined : t('supply.usualHint')} check={isTakenName}>
          <AutoComplete
            options={row ? [] : USUAL_CARRIERS.map(({ logisticsName }) => ({ value: logisticsName }))}
            showSearch={{ filterOption: true }}
            onSelect={fill}
          />
        </Field>
        <Field
          of={logisticsCompany.logisticsCode}
          disabled={row !== undefined}
          hint={t(row ? 'supply.codeKept' : 'supply.carrierCodeHint')}
          check={async (value) =>
            isBlank(value) || row || CODE.test(plain(value).trim()) ? isTakenCode(value) : t('supply.badCarrierCode')
          }
        />
        <Field of={logisticsCompany.phone} />
        <Field of={logisticsCompany.website} />
      </div>
      <Field of={logisticsCompany.logo} hint={t('supply.logoHint')}>
        <ImageBox to={files.upload} drop={files.remove} types={PICTURE_TYPES} megabytes={0.5} />
      </Field>
      <Field
        of={logisticsCompany.numberRule}
        hint={t('supply.ruleHint')}
        check={(value) => (isBlank(value) || patternOf(plain(value).trim()) ? undefined : t('supply.badPattern'))}
      />
      <TryNumber rule={plain(rule).trim()} />
      <div className="two-columns">
        <Field
          of={logisticsCompany.status}
          needs={[logisticsCompany.defaultFlag]}
          check={(value, all) =>
            is(value, enableStatus.disabled) && isYes(all.defaultFlag) ? t('supply.defaultStaysOn') : undefined
          }
        >
          <Choice field={logisticsCompany.status} />
        </Field>
        <Field
          of={logisticsCompany.defaultFlag}
          hint={isYes(row?.defaultFlag) ? t('supply.changeDefault') : t('supply.defaultHint')}
          disabled={isYes(row?.defaultFlag)}
        >
          <Flag />
        </Field>
        <Field of={logisticsCompany.sort} />
      </div>
      <Field of={logisticsCompany.remark} />
    </>
  )
}

const Form = ({ row, readOnly }: { row?: LogisticsCompany; readOnly: boolean }) => {
  const t = useT()
  return (
    <FormScreen<CarrierForm>
      name="logisticsCompany"
      row={row}
      initial={row ? initialOf(row) : NEW}
      readOnly={readOnly}
      create={logistics.create}
      update={logistics.update}
      done={t('supply.carrierSaved')}
    >
      {({ Field, body }) => <Fields Field={Field} row={row} onFilled={body.onValues} />}
    </FormScreen>
  )
}

/** The form of a carrier, new or changed. */
export default function CarrierFormPage() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  return (
    <RecordScreen
      load={logistics.get}
      title={nameOf}
      create={hq && may('logistics.create') && t('supply.newCarrier')}
      form={(row) => (
        <Form key={row?.id ?? 'new'} row={row} readOnly={row !== undefined && !(hq && may('logistics.update'))} />
      )}
    />
  )
}
