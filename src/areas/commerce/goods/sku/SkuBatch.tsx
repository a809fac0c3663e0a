import { Button, Flex, Input, Select } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import { goodsSku, type SkuTag } from '@/entities/commerce/goodsSku'
import { named } from '@/kit/show/format'
import { decimalOf } from '@/lib/number'
import { useLanguage, useT } from '@/locales'
import type { ChangeSkus } from './SkuEditor'
import { typedIn } from './SkuGrid'
import { boxesOf, type SkuNeeds } from './skuRules'
import { type Box, type Combination, type SkuLine, withLines } from './skuTable'

const ALL = ''

/** Fills columns at once, for all lines or those of one value. An empty input leaves its column unchanged. */
export const SkuBatch = ({
  tags,
  combinations,
  needs,
  change,
}: {
  tags: readonly SkuTag[]
  combinations: readonly Combination[]
  needs: SkuNeeds
  change: ChangeSkus
}) => {
  const t = useT()
  const decimal = decimalOf(useLanguage())
  const [texts, setTexts] = useState<Partial<Record<Box, string>>>({})
  const [scope, setScope] = useState(ALL)
  const boxes = boxesOf(needs).filter((box) => box !== 'skuCode')
  const some = tags.filter(({ tagItems }) => tagItems.length > 0)
  const scopes = some.flatMap(({ tagName, tagItems }, at) =>
    tagItems.map(({ value }) => ({ at, value, key: `${at}:${value}`, label: named(`${tagName}:`, value) })),
  )
  const chosen = scopes.find(({ key }) => key === scope)
  const fill = () => {
    const line: Partial<Record<Box, string>> = {}
    for (const box of boxes) {
      const text = texts[box]?.trim()
      if (text) line[box] = typedIn(box, text, decimal)
    }
    if (!Object.keys(line).length) return
    const lines = combinations.filter(({ values }) => !chosen || values[chosen.at] === chosen.value)
    change((table) => withLines(table, new Map(lines.map(({ key }): [string, Partial<SkuLine>] => [key, line]))))
    setTexts({})
    notify('success', t('sku.filled', { count: lines.length }))
  }
  return (
    <Flex gap={8} wrap align="center" role="group" aria-label={t('sku.batch')} className="sku-batch">
      <span>{t('sku.batch')}</span>
      <Select
        className="sku-scope"
        aria-label={t('sku.scope')}
        value={chosen ? scope : ALL}
        options={[{ value: ALL, label: t('sku.allLines') }, ...scopes.map(({ key, label }) => ({ value: key, label }))]}
        onChange={setScope}
      />
      {boxes.map((box) => (
        <Input
          key={box}
          className="sku-fill"
          autoComplete="off"
          inputMode="decimal"
          value={texts[box] ?? ''}
          placeholder={t(goodsSku[box].label)}
          aria-label={named(t('sku.batch'), t(goodsSku[box].label))}
          onChange={(event) => setTexts({ ...texts, [box]: event.target.value })}
          onPressEnter={(event) => {
            event.preventDefault()
            if (!event.nativeEvent.isComposing) fill()
          }}
        />
      ))}
      <Button onClick={fill}>{t('sku.fill')}</Button>
    </Flex>
  )
}
