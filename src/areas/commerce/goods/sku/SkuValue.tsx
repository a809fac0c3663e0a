import { CloseOutlined, EditOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import * as files from '@/api/system/files'
import type { SkuTag, SkuValue as Value } from '@/entities/commerce/goodsSku'
import { isYes } from '@/entities/field'
import { ImageBox } from '@/kit/form/ImageBox'
import { named } from '@/kit/show/format'
import { useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { PICTURE_TYPES, SQUARE } from '../../parts/shopFiles'
import type { ChangeSkus } from './SkuEditor'
import { cleanWord, withTag, withValue } from './skuTable'
import { wordError } from './skuRules'

export interface Editing {
  change: ChangeSkus
  /** Like `change`, but confirmed if saved SKUs are removed. */
  take: ChangeSkus
  disabled: boolean
}

/**
 * Input for renaming a value. Enter or leaving it renames, Escape cancels. An invalid name keeps it open with the
 * reason.
 */
const Rename = ({
  value,
  tag,
  label,
  rename,
  leave,
}: {
  value: string
  tag: SkuTag
  label: string
  rename: (to: string, byKey: boolean) => void
  leave: (byKey: boolean) => void
}) => {
  const t = useT()
  const [typed, setTyped] = useState(value)
  const [fault, setFault] = useState<string>()
  const faultId = useId()
  const finish = (byKey: boolean) => {
    const to = cleanWord(typed)
    if (to === '' || to === value) {
      leave(byKey)
      return
    }
    const others = tag.tagItems.map((item) => item.value).filter((other) => other !== value)
    const wrong = wordError(to, others, t)
    setFault(wrong)
    if (!wrong) rename(to, byKey)
  }
  return (
    <span className="sku-rename">
      <Input
        className="sku-new-value"
        size="small"
        autoComplete="off"
        // The input replaces the button that had the focus.
        autoFocus
        value={typed}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && faultId}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
        onBlur={() => finish(false)}
        onPressEnter={(event) => {
          event.preventDefault()
          if (!event.nativeEvent.isComposing) finish(true)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) leave(true)
        }}
      />
      {fault && (
        <span id={faultId} role="alert" className="sku-fault">
          {fault}
        </span>
      )}
    </span>
  )
}

export const SkuValue = ({
  item,
  tag,
  at,
  change,
  take,
  disabled,
  focused,
  onFocused,
}: Editing & {
  item: Value
  tag: SkuTag
  at: number
  /** True after renaming by keyboard, to restore the focus. */
  focused: boolean
  onFocused: (value: string | undefined) => void
}) => {
  const t = useT()
  const { row, handle } = useSortedRow(item.value)
  const [renaming, setRenaming] = useState(false)
  const name = named(tag.tagName, item.value)
  return (
    <li {...row} className="sku-chip">
      {renaming ? (
        <Rename
          value={item.value}
          tag={tag}
          label={named(t('sku.rename'), name)}
          rename={(to, byKey) => {
            onFocused(byKey ? to : undefined)
            change((table) => withValue(table, at, item.value, to))
          }}
          leave={(byKey) => {
            onFocused(byKey ? item.value : undefined)
            setRenaming(false)
          }}
        />
      ) : (
        <span className="sku-chip-head">
          <button
            type="button"
            className="sku-chip-name"
            disabled={disabled}
            aria-label={named(item.value, t('sku.drag'))}
            {...handle}
          >
            <bdi>{item.value}</bdi>
          </button>
          <Button
            size="small"
            type="text"
            icon={<EditOutlined />}
            autoFocus={focused}
            disabled={disabled}
            aria-label={named(t('sku.rename'), name)}
            onClick={() => setRenaming(true)}
          />
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            disabled={disabled}
            aria-label={named(t('sku.remove'), name)}
            onClick={() =>
              take((table) =>
                withTag(table, at, {
                  tagItems: (table.tags[at]?.tagItems ?? []).filter(({ value }) => value !== item.value),
                }),
              )
            }
          />
        </span>
      )}
      {isYes(tag.withPic) && at === 0 && (
        <div role="group" aria-label={named(t('sku.picture'), item.value)}>
          <ImageBox
            to={files.upload}
            drop={files.remove}
            megabytes={2}
            types={PICTURE_TYPES}
            least={{ sides: [SQUARE, SQUARE], text: t('upload.tooSmall', { width: SQUARE, height: SQUARE }) }}
            value={item.pic}
            disabled={disabled}
            onChange={(pic) =>
              change((table) =>
                withTag(table, at, {
                  tagItems: (table.tags[at]?.tagItems ?? []).map((one) =>
                    one.value === item.value ? { ...one, pic: pic ?? '' } : one,
                  ),
                }),
              )
            }
          />
        </div>
      )}
    </li>
  )
}
