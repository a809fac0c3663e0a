import { Button, Form as AntForm } from 'antd'
import { useState } from 'react'
import * as categories from '@/api/commerce/categories'
import { type SearchConfig, searchConfig } from '@/entities/commerce/searchConfig'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { Value } from '@/kit/show/kinds'
import { WithPhone } from '@/kit/show/WithPhone'
import { useT } from '@/locales'
import { HotWordForm } from './HotWordForm'
import { ImportWords } from './ImportWords'
import { SearchFields } from './SearchFields'
import { SearchPhone } from './SearchPhone'
import { FRESH_WORD, inputOf, type SearchValues, valuesOf } from './searchValues'
import { useSearchTargets } from './useSearchTargets'

type Opened = 'import' | 'new' | number

/** The configuration as a form that is saved as a whole, with a preview of the search page. */
export const SearchForm = ({
  config,
  writes,
  reload,
}: {
  config: SearchConfig | null | undefined
  writes: boolean
  reload: () => void
}) => {
  const t = useT()
  const [initial] = useState(() => valuesOf(config))
  const [opened, open] = useState<Opened>()
  const setting = useSetting({
    name: 'searchConfig',
    initial,
    save: (values, force) =>
      categories.saveSearchConfig({ ...inputOf(values), updateTime: config?.updateTime, ...force }, { quiet: true }),
    newer: async () => (await categories.getSearchConfig(undefined, { quiet: true })) ?? undefined,
    reload,
    done: t('searchConfig.saved'),
    onSaved: reload,
  })
  const values: SearchValues = {
    ...initial,
    ...AntForm.useWatch((all: SearchValues) => all, { form: setting.form, preserve: true }),
  }
  const { hotWords, recommendGoods, synonyms, blockWords } = values
  const targets = useSearchTargets(hotWords, recommendGoods)
  const put = (to: Partial<SearchValues>) => {
    setting.form.setFieldsValue(to as Parameters<typeof setting.form.setFieldsValue>[0]) // some of its values
    setting.body.onValues(to)
  }
  const close = () => {
    open(undefined)
    // The window's own form resets the unsaved state, but the page may still have changes.
    if (setting.changes().length) setting.body.onValues()
  }
  const edited = typeof opened === 'number' ? hotWords[opened] : undefined
  return (
    <>
      <WithPhone phone={<SearchPhone of={values} targets={targets} />}>
        <SettingBody
          of={setting}
          writes={writes}
          back={
            <Button disabled={!setting.dirty} onClick={setting.undo}>
              {t('searchConfig.undo')}
            </Button>
          }
        >
          <p className="quiet search-version">
            <span>
              {config ? (
                <>
                  {t('exchange.last')}
                  <Value field={searchConfig.updateBy} value={config.updateBy} />{' '}
                  <Value field={searchConfig.updateTime} value={config.updateTime} />
                </>
              ) : (
                t('searchConfig.never')
              )}
            </span>
            {writes && <Button onClick={() => open('import')}>{t('searchConfig.import')}</Button>}
          </p>
          <SearchFields Field={setting.Field} disabled={!writes} targets={targets} edit={(at) => open(at ?? 'new')} />
        </SettingBody>
      </WithPhone>
      {(opened === 'new' || edited) && (
        <HotWordForm
          row={edited}
          others={hotWords.filter((row) => row !== edited).map(({ word }) => word)}
          blocked={blockWords}
          onDone={(row) =>
            put({ hotWords: edited ? hotWords.map((one) => (one === edited ? row : one)) : [...hotWords, row] })
          }
          onClose={close}
        />
      )}
      {opened === 'import' && (
        <ImportWords
          lists={{ hotWords, synonyms, blockWords }}
          onAdd={(into, taken) => {
            const words = taken.flat()
            if (into === 'synonyms') put({ synonyms: [...synonyms, ...taken] })
            else if (into === 'blockWords') put({ blockWords: [...blockWords, ...words] })
            else put({ hotWords: [...hotWords, ...words.map((word) => ({ ...FRESH_WORD, word }))] })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
