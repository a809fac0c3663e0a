import '../rewards.css'
import { Alert, Form } from 'antd'
import { useRef } from 'react'
import * as rewards from '@/api/commerce/rewards'
import type { RewardGoodsInput } from '@/api/commerce/rewards'
import * as files from '@/api/system/files'
import { rewardCalcMode } from '@/entities/commerce/rewardEnums'
import { type RewardGoods, rewardGoods } from '@/entities/commerce/rewardGoods'
import { perPiece } from '@/entities/commerce/rewardRules'
import { rewardType } from '@/entities/commerce/shared'
import { f, is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useLeave } from '@/kit/page/back'
import { RichText } from '@/kit/rich/RichText'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { PICTURE_TYPES } from '../../parts/shopFiles'
import { CodeBox, GoodsSummary, useCodeCheck } from './CodeBox'
import { CouponSelect } from './CouponSelect'
import { categoriesOf } from './rewardFilters'
import { HIGH_PERCENT, initialOf, inputOf, limitsOf, valueError } from './goodsValues'
import { useRewardWords } from './rewardWords'
import { ScopeFields } from './ScopeFields'

const MAX_WORDS = 5000
const CATEGORY = { ...f.ref({ required: true }), key: 'categoryId', label: rewardGoods.categoryName.label } as const
const COUPON = { ...f.ref({ required: true }), key: 'couponId', label: rewardGoods.couponName.label } as const
type Api = FormApi<RewardGoodsInput>

export const GoodsForm = ({ row, readOnly, onNext }: { row?: RewardGoods; readOnly: boolean; onNext?: () => void }) => {
  const t = useT()
  const leave = useLeave()
  const { percent } = useFormats()
  const ask = ({ rewardMode, rewardValue }: RewardGoodsInput) =>
    is(rewardMode, rewardCalcMode.percent) && (numberIn(rewardValue) ?? 0) > HIGH_PERCENT
      ? { title: t('rewards.highPercent', { percent: percent(rewardValue, 0) }) }
      : undefined
  return (
    <FormScreen<RewardGoodsInput>
      name="rewardGoods"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={rewards.createGoods}
      whole
      update={({ goodsCode: _code, ...input }, options) => rewards.updateGoods(input, options)}
      ask={ask}
      publish={!row && { label: 'rewards.saveAndNew', ask }}
      readOnly={readOnly}
      done={t(row ? 'rewards.saved' : 'rewards.savedDisabled')}
      onSaved={(_, again) => {
        if (!again) return leave()
        onNext?.()
        return false
      }}
    >
      {(api) => <Fields api={api} row={row} />}
    </FormScreen>
  )
}

const Fields = ({ api: { Field, form }, row }: { api: Api; row?: RewardGoods }) => {
  const t = useT()
  const isOn = row !== undefined && is(row.status, enableStatus.enabled)
  const locked = isOn ? t('rewards.disableFirst') : undefined
  const filled = useRef<Record<string, unknown>>({})
  /** Fills a field that is empty or still holds the value of an earlier code. */
  const fill = (key: keyof RewardGoodsInput, value: string) => {
    const held: unknown = form.getFieldValue(key)
    if (!isBlank(held) && held !== filled.current[key]) return
    filled.current[key] = value
    form.setFieldValue(key, value)
  }
  const { goods, check } = useCodeCheck(({ goodsName, categoryId }) => {
    fill(CATEGORY.key, plain(categoryId))
    fill(rewardGoods.shareTitle.key, [...plain(goodsName)].slice(0, 30).join(''))
  })
  const face = row ?? goods
  return (
    <>
      {isOn && <Alert type="info" showIcon className="space-below" title={t('rewards.lockedEnabled')} />}
      <h3 className="section-title">{t('rewards.partGoods')}</h3>
      <Field of={rewardGoods.goodsCode} disabled={row !== undefined} check={row ? undefined : check}>
        <CodeBox onChosen={() => void form.validateFields([rewardGoods.goodsCode.key]).catch(() => undefined)} />
      </Field>
      {face && <GoodsSummary of={face} />}
      <Field of={CATEGORY}>
        <CallSelect
          of={categoriesOf()}
          choice={({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName || categoryId })}
          label={t(CATEGORY.label)}
        />
      </Field>
      <h3 className="section-title">{t('rewards.partReward')}</h3>
      <RewardFields api={{ Field, form }} row={row} price={face?.price} locked={locked} />
      <h3 className="section-title">{t('rewards.partScope')}</h3>
      <ScopeFields Field={Field} locked={isOn} hint={locked} />
      <h3 className="section-title">{t('rewards.partShare')}</h3>
      <Field of={rewardGoods.shareTitle} hint={t('rewards.shareTitleHint')} />
      <Field of={rewardGoods.shareImage} hint={t('rewards.shareImageHint')}>
        <ImageBox to={files.upload} drop={files.remove} types={PICTURE_TYPES} aspect={5 / 4} />
      </Field>
      <Field of={rewardGoods.content}>
        <RichText to={files.uploadBatch} max={MAX_WORDS} label={t(rewardGoods.content.label)} />
      </Field>
      <Field of={rewardGoods.sort}>
        <NumberBox min={0} max={999} precision={0} />
      </Field>
    </>
  )
}

const RewardFields = ({
  api: { Field, form },
  row,
  price,
  locked,
}: {
  api: Pick<Api, 'Field' | 'form'>
  row?: RewardGoods
  price?: string
  locked?: string
}) => {
  const t = useT()
  const { amount } = useRewardWords()
  const values: RewardGoodsInput =
    Form.useWatch((all: RewardGoodsInput) => all, { form, preserve: true }) ?? initialOf(row)
  const isCoupon = is(values.rewardType, rewardType.coupon)
  const { max } = limitsOf(values)
  const piece = perPiece({ ...values, price })
  return (
    <>
      <div className="two-columns">
        <Field of={rewardGoods.rewardType} disabled={!!locked} hint={locked}>
          <Choice
            field={rewardGoods.rewardType}
            onChange={(to) => {
              if (is(to, rewardType.coupon)) form.setFieldValue(rewardGoods.rewardMode.key, rewardCalcMode.fixed)
              void form.validateFields([rewardGoods.rewardValue.key], { dirty: true }).catch(() => undefined)
            }}
          />
        </Field>
        <Field
          of={rewardGoods.rewardMode}
          disabled={!!locked || isCoupon}
          hint={isCoupon ? t('rewards.couponFixed') : undefined}
        >
          <Choice field={rewardGoods.rewardMode} />
        </Field>
      </div>
      <div className="two-columns">
        <Field
          of={rewardGoods.rewardValue}
          disabled={!!locked}
          needs={[rewardGoods.rewardType, rewardGoods.rewardMode]}
          check={(value, all) => valueError(value, all, t)}
          hint={piece === null ? undefined : t('rewards.pieceNow', { reward: amount(values.rewardType, piece) })}
        >
          <NumberBox min={0} max={max} />
        </Field>
        {isCoupon && (
          <Field of={COUPON} disabled={!!locked}>
            <CouponSelect label={t(COUPON.label)} known={row?.couponName} />
          </Field>
        )}
      </div>
    </>
  )
}
