import './supply.css'
import { Form as AntForm, AutoComplete, Input } from 'antd'
import { useState } from 'react'
import * as logistics from '@/api/commerce/logistics'
import * as files from '@/api/system/files'
import { useViewer } from '@/business/viewer'
import { logisticsCompany, type LogisticsCompany } from '@/entities/commerce/logisticsCompany'
import { is, isYes, type RowOf } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { Choice, Flag } from '@/kit/form/controls'
import { useTaken } from '@/kit/form/useTaken'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PICTURE_TYPES } from '../parts/shopFiles'

/** Returns the pattern, or undefined if the text is not a valid one. */
const patternOf = (text: string): RegExp | undefined => {
  try {
    return new RegExp(text)
  } catch {
    return undefined
  }
}

const TryNumber = ({ rule }: { rule: string }) => {
  const t = useT()
  const [number, setNumber] = useState('')
  const pattern = rule ? patternOf(rule) : undefined
  if (!pattern) return null
  const fits = pattern.test(number.trim())
  return (
    <div className="try-number space-below">
      <Input
        value={number}
        maxLength={40}
        aria-label={t('supply.tryNumber')}
        placeholder={t('supply.tryNumber')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <span role="status" data-fits={fits}>
        {number.trim() && t(fits ? 'supply.numberFits' : 'supply.numberFitsNot')}
      </span>
    </div>
  )
}

/** Well-known carrier: name, code at the tracking provider, hotline and website. */
interface UsualCarrier {
  logisticsName: string
  logisticsCode: string
  phone: string
  website: string
}

const LINES = `
顺丰速运 shunfeng 400-811-1111 https://www.sf-express.com
京东物流 jd 400-603-3600 https://www.jdl.com
中通快递 zhongtong 400-827-0270 https://www.zto.com
圆通速递 yuantong 021-69777888 https://www.yto.net.cn
韵达快递 yunda 400-821-6789 https://www.yundaex.com
申通快递 shentong 400-889-5543 https://www.sto.cn
极兔速递 jtexpress 400-820-1666 https://www.jtexpress.cn
邮政快递包裹 youzhengguonei 400-881-1183 https://www.ems.com.cn
EMS ems 400-810-0999 https://www.ems.com.cn
德邦快递 debangkuaidi 400-830-5555 https://www.deppon.com
德邦物流 debangwuliu 400-830-5555 https://www.deppon.com
安能物流 annengwuliu 400-104-0088 https://www.ane56.com
百世快运 baishiwuliu 400-885-6561 https://www.800best.com
壹米滴答 yimidida 400-100-8811 https://www.yimidida.com
跨越速运 kuayue 400-809-8098 https://www.ky-express.com
中通快运 zhongtongkuaiyun 400-000-5656 https://www.zto56.com
顺心捷达 sxjdfreight 400-889-3388 https://www.sxjdfreight.com
优速快递 youshuwuliu 400-111-1119 https://www.uce.cn
天天快递 tiantian 400-188-8888 https://www.ttkdex.com
宅急送 zhaijisong 400-678-9000 https://www.zjs.com.cn
丹鸟 danniao 400-111-8881 https://www.danniao.com
丰网速运 fengwang 400-666-5555 https://www.fwx.cn
众邮快递 zhongyouex 400-093-8777 https://www.zhongyouex.com
国通快递 guotongkuaidi 400-111-1123 https://www.gto365.com
速尔快递 suer 400-882-2168 https://www.sure56.com
九曳供应链 jiuyescm 400-616-9995 https://www.jiuyescm.com
信丰物流 xinfengwuliu 400-830-6333 https://www.xf-express.com.cn
京广速递 jinguangsudikuaijian 400-665-5151 https://www.szkke.com
加运美 jiayunmeiwuliu 400-056-9069 https://www.jym56.cn
天地华宇 tiandihuayu 400-808-6666 https://www.hoau.net
`

const USUAL_CARRIERS: readonly UsualCarrier[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [logisticsName = '', logisticsCode = '', phone = '', website = ''] = line.split(' ')
    return { logisticsName, logisticsCode, phone, website }
  })

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
      // Keeps typed values.
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
