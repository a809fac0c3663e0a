import { Form as AntForm, Button, Select, Space } from 'antd'
import { useState } from 'react'
import * as socialConfig from '@/api/community/socialConfig'
import type { Filter } from '@/api/community/socialConfig'
import { type SiftItem, siftItem, siftPage, siftType } from '@/entities/community/sift'
import { is, isYes } from '@/entities/field'
import { Panel } from '@/kit/dialog/dialog'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { optionName, plain } from '@/kit/show/format'
import { PhoneNone } from '@/kit/show/phoneParts'
import { type Translate, useT } from '@/locales'
import { useSeriesNames } from '../../parts/series'
import { ItemPanel } from './ItemPanel'
import { ItemTable } from './ItemTable'
import { type Guard, type Line, SettingForm } from './SettingForm'
import { readFilter } from './filter'

const FilterPhone = ({ items }: { items: readonly SiftItem[] }) => {
  const t = useT()
  const series = useSeriesNames()
  const [page, setPage] = useState<number>(siftPage.recommended)
  const shown = items.filter(({ pages, status }) => isYes(status) && pages.some((one) => is<unknown>(one, page)))
  const words = (item: SiftItem) =>
    is(item.itemType, siftType.series) ? item.options.map((code) => series(String(code))) : item.options.map(plain)
  return (
    <>
      <Select
        value={page}
        disabled={false}
        aria-label={t('feed.page')}
        className="feed-page"
        options={(siftItem.pages.of?.options ?? []).map(({ value, label }) => ({
          value: Number(value),
          label: t(label),
        }))}
        onChange={setPage}
      />
      <PhoneFrame height={480}>
        {shown.length === 0 && <PhoneNone>{t('feed.noItems')}</PhoneNone>}
        <dl className="feed-bar">
          {shown.map((item) => (
            <div key={item.itemCode}>
              <dt>
                <bdi>{plain(item.itemName)}</bdi>
              </dt>
              {(item.options.length ? words(item) : [t('feed.all')]).map((word, at) => (
                <dd key={`${at}${word}`} data-chosen={isYes(item.defaultFlag) && at === 0}>
                  <bdi>{word}</bdi>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </PhoneFrame>
    </>
  )
}

interface Values {
  items: readonly SiftItem[]
}
const valuesOf = ({ items }: Pick<Filter, 'items'>): Values => ({
  items: items.toSorted((a, b) => (Number(a.sort) || 0) - (Number(b.sort) || 0)),
})

/** Returns the pages for which no enabled filter sets the order. */
const withoutOrder = (items: readonly SiftItem[]) =>
  siftPage.options
    .map(({ value }) => value)
    .filter(
      (page) =>
        !items.some(
          ({ itemType, pages, status }) =>
            is(itemType, siftType.order) && isYes(status) && pages.some((one) => is(one, page)),
        ),
    )

const inWords = (item: SiftItem | undefined, t: Translate): string =>
  item
    ? [
        plain(item.itemName),
        item.options.map(plain).join(' / '),
        item.pages.map((page) => optionName(t, siftItem.pages, page)).join(' / '),
        isYes(item.multiple) && t(siftItem.multiple.label),
        isYes(item.defaultFlag) && t(siftItem.defaultFlag.label),
        isYes(item.status) && t(siftItem.status.label),
      ]
        .filter(Boolean)
        .join(' · ')
    : '—'
const linesOf = (before: readonly SiftItem[], after: readonly SiftItem[], t: Translate): Line[] => {
  const codes = [...new Set([...before, ...after].map(({ itemCode }) => itemCode))]
  return codes.flatMap((code) => {
    const [was, now] = [before, after].map((items) => items.find(({ itemCode }) => itemCode === code))
    const [from, to] = [before, after].map((items) => items.findIndex(({ itemCode }) => itemCode === code) + 1)
    const [a, b] = [inWords(was, t), inWords(now, t)]
    if (a === b && from === to) return []
    const place = (text: string, at: number | undefined) => (at && from !== to ? `${at}. ${text}` : text)
    return [{ name: plain((now ?? was)?.itemName) || code, before: place(a, from), after: place(b, to) }]
  })
}

interface Opened {
  item: SiftItem | undefined
  others: readonly SiftItem[]
  put: (item: SiftItem) => void
}

export const ItemsTab = ({ filter, guard }: { filter: Filter; guard: Guard }) => {
  const t = useT()
  const [opened, setOpened] = useState<Opened>()
  const validate = (items: readonly SiftItem[]) => {
    const pages = withoutOrder(items).map((page) => optionName(t, siftItem.pages, page))
    return pages.length ? Promise.reject(new Error(t('feed.noOrder', { pages: pages.join(' / ') }))) : Promise.resolve()
  }
  return (
    <>
      <SettingForm<Values>
        name="items"
        title={t('feed.tabItems')}
        saved={filter}
        initial={valuesOf(filter)}
        can="socialConfig.saveFilter"
        save={({ items }, version) =>
          socialConfig.saveFilter(
            { version, items: items.map((item, at) => ({ ...item, sort: at + 1 })) },
            { quiet: true },
          )
        }
        read={async () => {
          const { version, updateBy, updateTime, ...now } = await readFilter()
          return { version, updateBy, updateTime, values: valuesOf(now) }
        }}
        lines={(before, after) => linesOf(before.items, after.items, t)}
        guard={guard}
      >
        {() => (
          <AntForm.Item<Values>
            name="items"
            rules={[{ validator: (_, items: readonly SiftItem[]) => validate(items) }]}
          >
            <Items open={setOpened} />
          </AntForm.Item>
        )}
      </SettingForm>
      {/* Kept out of the form, whose values are all sent. */}
      {opened && (
        <ItemPanel item={opened.item} others={opened.others} onDone={opened.put} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const Items = ({
  value = [],
  onChange,
  open,
}: {
  value?: readonly SiftItem[]
  onChange?: (to: SiftItem[]) => void
  open: (what: Opened) => void
}) => {
  const t = useT()
  const [previewed, setPreviewed] = useState(false)
  const edit = (item?: SiftItem) =>
    open({
      item,
      others: value.filter((one) => one !== item),
      put: (to) => onChange?.(item ? value.map((one) => (one === item ? to : one)) : [...value, to]),
    })
  return (
    <>
      <Space wrap className="feed-tools">
        <Button onClick={() => edit()}>{t('feed.addItem')}</Button>
        <Button disabled={false} onClick={() => setPreviewed(true)}>
          {t('kit.phonePreview')}
        </Button>
      </Space>
      <Panel open={previewed} title={t('kit.phonePreview')} width={460} onClose={() => setPreviewed(false)}>
        <FilterPhone items={value} />
      </Panel>
      <ItemTable items={value} change={(items) => onChange?.(items)} edit={edit} />
    </>
  )
}
