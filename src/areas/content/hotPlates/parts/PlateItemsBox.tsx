import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { ContentPicker } from '@/business/links/ContentPicker'
import type { ContentKind } from '@/business/links/sources'
import { type HotPlateItem, hotPlateItem, hotPlateType } from '@/entities/content/hotPlate'
import { isYes } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { named, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { movedTo } from '@/kit/list/orderSteps'
import { useT } from '@/locales'
import { isAlive } from './plateRules'

const KINDS: Readonly<Record<number, readonly ContentKind[]>> = {
  [hotPlateType.topics]: ['topic'],
  [hotPlateType.posts]: ['dynamic'],
  [hotPlateType.news]: ['news'],
  [hotPlateType.activities]: ['enroll'],
  [hotPlateType.clubs]: ['club'],
  [hotPlateType.questions]: ['qaa'],
}

const nameOf = ({ contentTitle, contentId }: HotPlateItem) => contentTitle || contentId

export const PlateItemsBox = ({
  id,
  value,
  onChange,
  disabled = false,
  type,
  max,
}: ControlProps<HotPlateItem[]> & { type: unknown; max: number }) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const items = value ?? []
  const kinds = KINDS[Number(type)] ?? []
  const change = (at: number, to: Partial<HotPlateItem>) =>
    onChange?.(items.map((item, place) => (place === at ? { ...item, ...to } : item)))
  const ids = items.map(({ contentId }) => contentId)
  return (
    <div id={id}>
      <Sortable
        ids={ids}
        disabled={disabled}
        nameOf={(one) => nameOf(items[ids.indexOf(one)] ?? ({ contentId: one, contentTitle: '' } as HotPlateItem))} // An item that no longer exists.
        move={(from, to) => onChange?.(movedTo(items, from, to))}
      >
        <ul className="hot-items">
          {items.map((item, at) => (
            <ItemRow
              key={item.contentId}
              item={item}
              at={at}
              disabled={disabled}
              onPin={(pinned) => change(at, { pinFlag: pinned ? 1 : 0 })}
              onDrop={() => onChange?.(items.filter((one) => one !== item))}
            />
          ))}
        </ul>
      </Sortable>
      {!disabled && (
        <Button type="dashed" block disabled={items.length >= max || !kinds.length} onClick={() => setOpen(true)}>
          {t('hot.addItems', { count: items.length, max })}
        </Button>
      )}
      {open && (
        <ContentPicker
          kinds={kinds}
          max={Math.max(max - items.length, 1)}
          taken={ids}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            setOpen(false)
            onChange?.([
              ...items,
              ...picked.map(({ id: contentId, title, cover }, place): HotPlateItem => ({
                contentId,
                contentTitle: title,
                cover: cover ?? '',
                pinFlag: 0,
                aliveFlag: 1,
                sort: items.length + place + 1,
              })),
            ])
          }}
        />
      )}
    </div>
  )
}

const ItemRow = ({
  item,
  at,
  disabled,
  onPin,
  onDrop,
}: {
  item: HotPlateItem
  at: number
  disabled: boolean
  onPin: (pinned: boolean) => void
  onDrop: () => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const { row, handle } = useSortedRow(item.contentId)
  const name = nameOf(item)
  return (
    <li className="hot-item" data-dead={!isAlive(item)} {...row}>
      <button
        type="button"
        className="hot-handle"
        disabled={disabled}
        aria-label={named(t('rowOrder.handle'), name)}
        {...handle}
      >
        <HolderOutlined />
      </button>
      <span className="digits">{at + 1}</span>
      {isPictureUrl(item.cover) ? <PictureFrame src={item.cover} /> : <span className="hot-no-cover" />}
      <span className="hot-item-words">
        <bdi>{name}</bdi>
        <small className="quiet">{t('hot.heatOf', { heat: count(item.heat) })}</small>
      </span>
      {!isAlive(item) && <Mark tone="error">{t('links.gone')}</Mark>}
      <Checkbox
        checked={isYes(item.pinFlag)}
        disabled={disabled}
        aria-label={named(t(hotPlateItem.pinFlag.label), name)}
        onChange={({ target }) => onPin(target.checked)}
      >
        {t(hotPlateItem.pinFlag.label)}
      </Checkbox>
      <MoveButtons id={item.contentId} name={name} disabled={disabled} />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        disabled={disabled}
        aria-label={named(t('hot.takeOut'), name)}
        onClick={onDrop}
      />
    </li>
  )
}
