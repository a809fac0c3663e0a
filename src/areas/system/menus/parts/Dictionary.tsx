import { SearchOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Flex, Input, Segmented, Skeleton, Space, Switch, Typography } from 'antd'
import { useState } from 'react'
import * as dictionaries from '@/api/system/dictionaries'
import { ApiError } from '@/api/error'
import { type DictItem, dictItem } from '@/entities/shared/dictItem'
import { dictSource } from '@/entities/shared/enums'
import { Value } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { matchesWords } from '@/lib/foldText'
import { useT } from '@/locales'
import { named } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { CLEAR } from '@/kit/show/boxIcons'

type Source = 'clue' | 'points' | 'commodity'
const QUIET = { quiet: true }
/** Name under which the points service lists its own types. */
const POINTS_ROOT = 'ROOT'

const typesOf = (source: Source) =>
  source === dictSource.clue
    ? dictionaries.list.query({}, QUIET)
    : source === dictSource.points
      ? dictionaries.getByCode.query({ metaName: POINTS_ROOT }, QUIET)
      : dictionaries.listCommodityTypes.query({}, QUIET)

const valuesOf = (source: Source, code: string, parent: string, h5: boolean) => {
  if (source === dictSource.commodity) return dictionaries.listCommodityTypes.query({ type: code }, QUIET)
  if (source === dictSource.points)
    return parent
      ? dictionaries.getByCodeAndParent.query({ metaName: code, parentMetaCode: parent }, QUIET)
      : dictionaries.getByCode.query({ metaName: code }, QUIET)
  return h5
    ? dictionaries.listByParentCodeH5.query({ parentCode: code }, QUIET)
    : dictionaries.listByParentCode.query({ parentCode: code }, QUIET)
}

/** True if the dictionary does not exist, as opposed to a failed request. */
const isUnknown = (error: Error | undefined): boolean => error instanceof ApiError && String(error.code) === '404'

export const Dictionary = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const source: Source =
    (['points', 'commodity'] as const).find((one) => one === query.get('source')) ?? dictSource.clue
  const code = query.get('parentCode') ?? ''
  const parent = source === dictSource.points ? (query.get('below') ?? '') : ''
  const h5 = source === dictSource.clue && query.get('h5Flag') === '1'
  const choose = (to: string) => setQuery({ parentCode: to || undefined, below: undefined })
  return (
    <div className="card">
      <Flex wrap gap={16} align="center" className="space-below">
        <div className="scroll-x">
          <Segmented
            aria-label={t(dictItem.source.label)}
            value={source}
            onChange={(to) =>
              setQuery({
                source: to === 'clue' ? undefined : to,
                parentCode: undefined,
                below: undefined,
                h5Flag: undefined,
              })
            }
            options={dictSource.options.map((option) => ({ value: option.value, label: t(option.label) }))}
          />
        </div>
        {source === dictSource.clue && (
          <label>
            <Switch size="small" checked={h5} onChange={(on) => setQuery({ h5Flag: on ? '1' : undefined })} />{' '}
            {t('dict.h5')}
          </label>
        )}
      </Flex>
      <div className="dict">
        <Types key={source} source={source} code={code} choose={choose} />
        {code ? (
          <Values source={source} code={code} parent={parent} h5={h5} below={(to) => setQuery({ below: to })} />
        ) : (
          <Empty description={t('dict.choose')} style={{ padding: '48px 0' }} />
        )}
      </div>
    </div>
  )
}

const Types = ({ source, code, choose }: { source: Source; code: string; choose: (code: string) => void }) => {
  const t = useT()
  const [word, setWord] = useState('')
  const { data, error, first, retry } = useLoad(typesOf(source), { keep: false })
  const types = (data ?? []).filter((one) => matchesWords(`${one.code} ${one.name}`, word))
  return (
    <nav aria-label={t('dict.types')}>
      <Space.Compact block>
        <Input
          value={word}
          allowClear={CLEAR}
          placeholder={t('dict.search')}
          aria-label={t('dict.search')}
          onChange={(event) => setWord(event.target.value)}
          onPressEnter={() => word.trim() && choose(types.length === 1 && types[0] ? types[0].code : word.trim())}
        />
        <Button
          icon={<SearchOutlined />}
          aria-label={t('kit.search')}
          disabled={!word.trim()}
          onClick={() => choose(word.trim())}
        />
      </Space.Compact>
      {error && <Failed error={error} retry={retry} />}
      {first && <Skeleton active paragraph={{ rows: 8 }} className="space-above-md" />}
      <ul className="dict-types">
        {types.map((one) => (
          <li key={one.code}>
            <Button type="text" aria-current={one.code === code || undefined} onClick={() => choose(one.code)}>
              <span>
                {one.name}
                <small>{one.code}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {data && types.length === 0 && (
        <Typography.Paragraph type="secondary">{t('dict.searchHint')}</Typography.Paragraph>
      )}
    </nav>
  )
}

const Values = ({
  source,
  code,
  parent,
  h5,
  below,
}: {
  source: Source
  code: string
  parent: string
  h5: boolean
  below: (to?: string) => void
}) => {
  const t = useT()
  const { data, error, loading, retry } = useLoad(valuesOf(source, code, parent, h5), { keep: false })
  const desc = useLoad(dictionaries.getDesc.query({ parentCode: code }, QUIET), {
    enabled: source === dictSource.clue,
    keep: false,
  })
  const unknown = isUnknown(error)
  if (error && !unknown) return <Failed error={error} retry={retry} />
  const fields = [dictItem.name, dictItem.desc, dictItem.parentCode, dictItem.sort, dictItem.h5Flag, dictItem.status]
  return (
    <div>
      {unknown && <Alert type="warning" showIcon title={t('dict.unknown')} className="space-below-md" />}
      {typeof desc.data === 'string' && desc.data !== '' && (
        <Typography.Paragraph type="secondary">{desc.data}</Typography.Paragraph>
      )}
      {parent && (
        <Button type="link" className="flush space-below-sm" onClick={() => below(undefined)}>
          {t('dict.back', { code, parent })}
        </Button>
      )}
      <SmallTable
        size="middle"
        rowKey={(row) => `${row.parentCode}:${row.code}`}
        loading={loading}
        dataSource={unknown ? [] : (data ?? [])}
        scroll={{ x: 820 }}
        locale={{ emptyText: <Empty description={t('list.empty')} /> }}
        columns={[
          {
            title: t(dictItem.code.label),
            width: 170,
            render: (_, row) => <Value field={dictItem.code} value={row.code} />,
          },
          ...fields.map((field) => ({
            title: t(field.label),
            render: (_: unknown, row: DictItem) => <Value field={field} value={row[field.key]} />,
          })),
          ...(source === dictSource.points && !parent
            ? [
                {
                  title: t('list.actions'),
                  width: 110,
                  render: (_: unknown, row: DictItem) => (
                    <Button
                      type="link"
                      size="small"
                      aria-label={named(t('dict.below'), row.name)}
                      onClick={() => below(row.code)}
                    >
                      {t('dict.below')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}
