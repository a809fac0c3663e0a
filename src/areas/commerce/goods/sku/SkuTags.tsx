import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button, Checkbox, Flex, Input } from 'antd'
import { useId, useState } from 'react'
import type { SkuTag } from '@/entities/commerce/goodsSku'
import { isYes } from '@/entities/field'
import { named } from '@/kit/show/format'
import { Sortable } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { wordError } from './skuRules'
import { cleanWord, MAX_SKUS, MAX_TAGS, MAX_VALUES, renamed, sizeOf, withoutTag, withTag, withValues } from './skuTable'
import { type Editing, SkuValue } from './SkuValue'

const LONGEST_NAME = 10

const Tag = ({ tags, at, change, take, disabled }: Editing & { tags: readonly SkuTag[]; at: number }) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [name, setName] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const faultId = useId()
  const tag = tags[at]
  if (!tag) return null
  const { tagItems } = tag
  const leaveName = () => {
    if (name === undefined) return
    const to = cleanWord(name)
    change((table) => renamed(table, at, to))
    setName(undefined)
  }
  const add = (text: string) => {
    const values = text
      .split(/[,，、\t\n]/)
      .map(cleanWord)
      .filter(Boolean)
    if (values.length === 0) return
    const all = [...tagItems.map(({ value }) => value), ...values]
    const next = tags.map((one, place) =>
      place === at ? { ...one, tagItems: all.map((value) => ({ value, pic: '' })) } : one,
    )
    const wrong =
      values.map((value, place) => wordError(value, all.slice(0, tagItems.length + place), t)).find(Boolean) ??
      (all.length > MAX_VALUES
        ? t('sku.maxValues', { max: MAX_VALUES })
        : sizeOf(next) > MAX_SKUS
          ? t('sku.maxSkus', { max: MAX_SKUS })
          : undefined)
    setFault(wrong)
    setFocused(undefined)
    if (wrong) return
    change((table) => withValues(table, at, values))
    setTyped('')
  }
  return (
    <div className="sku-tag" role="group" aria-label={tag.tagName || t('sku.unnamed')}>
      <Flex gap={8} wrap align="center">
        <Input
          className="sku-tag-name"
          autoComplete="off"
          disabled={disabled}
          value={name ?? tag.tagName}
          maxLength={LONGEST_NAME}
          placeholder={t('sku.tagName')}
          aria-label={t('sku.tagNameAt', { place: at + 1 })}
          aria-invalid={tag.tagName === '' && tagItems.length > 0 ? true : undefined}
          onChange={(event) => setName(event.target.value)}
          onBlur={leaveName}
          onPressEnter={(event) => {
            event.preventDefault()
            leaveName()
          }}
        />
        {at === 0 && (
          <Checkbox
            checked={isYes(tag.withPic)}
            disabled={disabled}
            onChange={(event) => change((table) => withTag(table, at, { withPic: event.target.checked ? 1 : 0 }))}
          >
            {t('sku.withPic')}
          </Checkbox>
        )}
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          disabled={disabled}
          aria-label={named(t('sku.removeTag'), tag.tagName)}
          onClick={() => take((table) => withoutTag(table, at))}
        />
      </Flex>
      <Sortable
        grid
        disabled={disabled}
        ids={tagItems.map(({ value }) => value)}
        nameOf={(value) => value}
        move={(from, to) => change((table) => withTag(table, at, { tagItems: arrayMove([...tagItems], from, to) }))}
      >
        <ul className="sku-chips" aria-label={named(t('sku.values'), tag.tagName)}>
          {tagItems.map((item) => (
            <SkuValue
              key={item.value}
              item={item}
              tag={tag}
              at={at}
              change={change}
              take={take}
              disabled={disabled}
              focused={item.value === focused}
              onFocused={setFocused}
            />
          ))}
          <li>
            <Input
              className="sku-new-value"
              size="small"
              autoComplete="off"
              disabled={disabled}
              value={typed}
              placeholder={t('sku.newValue')}
              aria-label={named(t('sku.newValue'), tag.tagName)}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault && faultId}
              onChange={(event) => {
                setTyped(event.target.value)
                setFault(undefined)
              }}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain')
                if (!/[\t\n]/.test(text.trim())) return
                event.preventDefault()
                add(text)
              }}
              onPressEnter={(event) => {
                event.preventDefault()
                if (!event.nativeEvent.isComposing) add(typed)
              }}
            />
          </li>
        </ul>
      </Sortable>
      {fault && (
        <div id={faultId} role="alert" className="sku-fault">
          {fault}
        </div>
      )}
    </div>
  )
}

export const SkuTags = ({
  tags,
  names,
  ...editing
}: Editing & { tags: readonly SkuTag[]; names: readonly string[] }) => {
  const t = useT()
  const { change, disabled } = editing
  const add = (tagName: string) =>
    change((table) => ({
      ...table,
      tags: [...table.tags, { tagName, tagItems: [], withPic: 0, sort: table.tags.length + 1 }],
    }))
  const free = names.filter((name) => name && !tags.some(({ tagName }) => tagName === name))
  return (
    <div className="sku-tags">
      {tags.map((_, at) => (
        <Tag key={at} tags={tags} at={at} {...editing} />
      ))}
      {tags.length < MAX_TAGS && !disabled && (
        <Flex gap={8} wrap>
          <Button icon={<PlusOutlined />} onClick={() => add('')}>
            {t('sku.addTag')}
          </Button>
          {free.map((name) => (
            <Button key={name} type="dashed" onClick={() => add(cleanWord(name))}>
              {name}
            </Button>
          ))}
        </Flex>
      )}
    </div>
  )
}
