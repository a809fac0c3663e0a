import './linkPicker.css'
import { Input, Select, Space } from 'antd'
import { useId } from 'react'
import * as specials from '@/api/commerce/specials'
import * as coupons from '@/api/marketing/coupons'
import { goodsStatus, linkType } from '@/entities/commerce/shared'
import { subjectStatus } from '@/entities/commerce/subject'
import type { Goods as ShopGoods } from '@/entities/commerce/goods'
import { derived, useLoad } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { plain, useFormats } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { CategoryPicker } from './CategoryPicker'
import { linkError, miniPageOf, NO_LINK, type ShopLink } from './shopLink'

const QUIET = { quiet: true } as const
const FIRST = { pageNo: 1, pageSize: 20 } as const
const useTypes = () => {
  const t = useT()
  return linkType.options.map(({ value, label }) => ({ value: Number(value), label: t(label) }))
}

interface TargetProps extends Omit<ControlProps<string>, 'onChange'> {
  type: number
  name?: string
  label: string
  onChange?: (target: string, name: string) => void
}

export const goodsChoice = (row: ShopGoods): Choice => ({
  value: row.id,
  label: plain(row.goodsName) || row.id,
  content: <GoodsSummary row={row} />,
})
const GoodsSummary = ({ row }: { row: ShopGoods }) => {
  const { money } = useFormats()
  return (
    <span className="link-choice">
      {isPictureUrl(row.cover) && <PictureFrame src={row.cover} width={28} height={28} />}
      <bdi>{plain(row.goodsName) || row.id}</bdi>
      <small className="quiet">{money(row.price)}</small>
    </span>
  )
}

const OneOfGoods = ({ value, name, onChange, ...rest }: Omit<TargetProps, 'type'>) => (
  <RemoteSelect
    {...rest}
    value={value}
    placeholder={rest.label}
    known={value && name ? [{ value, label: name }] : []}
    ask={(keyword) =>
      derived(
        specials.queryGoods.query({ ...FIRST, status: goodsStatus.onSale, ...(keyword && { keyword }) }, QUIET),
        'choices',
        ({ records }) => records.map(goodsChoice),
      )
    }
    onChange={(target, [called = '']) => onChange?.(plain(target), called)}
  />
)

const OneCoupon = ({ value, name, onChange, ...rest }: Omit<TargetProps, 'type'>) => (
  <RemoteSelect
    {...rest}
    value={value}
    placeholder={rest.label}
    known={value && name ? [{ value, label: name }] : []}
    ask={(keyword) =>
      derived(
        coupons.listForGoods.query({ ...FIRST, ...(keyword && { couponName: keyword }) }, QUIET),
        'choices',
        ({ records }) => records.map((row) => ({ value: row.id, label: plain(row.couponName) || row.id })),
      )
    }
    onChange={(target, [called = '']) => onChange?.(plain(target), called)}
  />
)

/** Query for the topic pages that can be chosen, shared by all callers. */
export const TOPICS = specials.listSubjectOptions.query({ status: subjectStatus.published }, QUIET)
const OneTopic = ({ name, onChange, ...rest }: Omit<TargetProps, 'type'>) => {
  const { data } = useLoad(TOPICS)
  return (
    <CallSelect
      {...rest}
      of={TOPICS}
      choice={({ id, title }) => ({ value: id, label: plain(title) || id })}
      known={rest.value && name ? [{ value: rest.value, label: name }] : []}
      onChange={(target) => onChange?.(target ?? '', plain(data?.records.find(({ id }) => id === target)?.title))}
    />
  )
}

const MiniPage = ({ id, value = '', onChange, disabled }: Omit<TargetProps, 'type'>) => {
  const t = useT()
  const { appId, path } = miniPageOf(value)
  const change = (to: { appId: string; path: string }) => onChange?.(JSON.stringify(to), '')
  return (
    <Space.Compact block>
      <Input
        value={appId}
        disabled={disabled}
        aria-label={t('shopLink.appId')}
        placeholder={t('shopLink.appId')}
        onChange={({ target }) => change({ appId: target.value.trim(), path })}
      />
      <Input
        id={id}
        value={path}
        disabled={disabled}
        aria-label={t('shopLink.path')}
        placeholder="pages/…"
        onChange={({ target }) => change({ appId, path: target.value.trim() })}
      />
    </Space.Compact>
  )
}

/** Form control for the target of one kind of link. Renders nothing for links without a target. */
export const LinkTarget = ({ type, ...props }: TargetProps) => {
  switch (type) {
    case linkType.none:
      return null
    case linkType.goods:
      return <OneOfGoods {...props} />
    case linkType.topic:
      return <OneTopic {...props} />
    case linkType.category:
      return (
        <CategoryPicker
          {...props}
          anyLevel
          onChange={(target = '', names) => props.onChange?.(target, names.at(-1) ?? '')}
        />
      )
    case linkType.coupon:
      return <OneCoupon {...props} />
    case linkType.mini:
      return <MiniPage {...props} />
    default:
      return (
        <Input
          id={props.id}
          value={props.value}
          disabled={props.disabled}
          aria-label={props.label}
          placeholder="https://"
          maxLength={500}
          onChange={({ target }) => props.onChange?.(target.value.trim(), '')}
        />
      )
  }
}

/** Link as one control: kind, then target. Shows errors below, including a deleted target. */
export const LinkPicker = ({
  value = NO_LINK,
  onChange,
  disabled,
  label,
  dead = false,
}: ControlProps<ShopLink> & { label: string; dead?: boolean }) => {
  const t = useT()
  const id = useId()
  const types = useTypes()
  const fault = dead ? 'shopLink.dead' : linkError(value.linkType, value.linkTarget)
  const named = `${label} ${t('shopLink.target')}`
  return (
    <div className="link-picker" role="group" aria-label={label} aria-describedby={fault ? `${id}fault` : undefined}>
      <Select
        disabled={disabled}
        value={value.linkType}
        options={types}
        aria-label={`${label} ${t('shopLink.type')}`}
        onChange={(type: number) => onChange?.({ ...NO_LINK, linkType: type })}
      />
      <LinkTarget
        type={value.linkType}
        value={value.linkTarget}
        name={value.linkName}
        label={named}
        disabled={disabled}
        onChange={(linkTarget, linkName) => onChange?.({ ...value, linkTarget, linkName })}
      />
      {fault && (
        <small id={`${id}fault`} className="link-fault">
          {t(fault)}
        </small>
      )}
    </div>
  )
}
