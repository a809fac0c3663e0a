import { Select } from 'antd'
import { label, materialKind } from '@/entities/marketing/label'
import { Loaded } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { numberIn, sumOf } from '@/lib/counts'
import { useFormats } from '@/kit/show/format'
import { listOf } from '@/lib/listOf'
import { useLabelTypes } from './types'

/** The types of labels with their counts, of one kind of material or of all; a choice narrows the list beside it. */
export const TypeTree = () => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const kinds = listOf(query.get(label.kinds.key) ?? '')
  const chosen = query.get(label.typeCode.key) ?? ''
  const load = useLabelTypes(kinds)
  const types = load.data ?? []
  const all = sumOf(types.map(({ labelCount }) => numberIn(labelCount)))
  const choose = (code: string) => setQuery({ [label.typeCode.key]: code || undefined, page: undefined })
  return (
    <nav className="card label-types" aria-label={t(label.typeCode.label)}>
      <Select
        aria-label={t('labels.kindOfTree')}
        value={kinds.length > 1 ? null : (kinds[0] ?? '')}
        placeholder={t('labels.severalKinds')}
        onChange={(kind: string | null) => setQuery({ [label.kinds.key]: kind || undefined, page: undefined })}
        options={[
          { value: '', label: t('list.all') },
          ...materialKind.options.map((option) => ({ value: String(option.value), label: t(option.label) })),
        ]}
      />
      <Loaded load={load}>
        <ul>
          {[{ code: '', name: t('labels.allTypes'), labelCount: all }, ...types].map(({ code, name, labelCount }) => (
            <li key={code}>
              <button
                type="button"
                className="label-type"
                aria-current={chosen === code ? 'true' : undefined}
                onClick={() => choose(code)}
              >
                <bdi>{name}</bdi>
                <span className="digits quiet">{count(labelCount)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Loaded>
      <p className="quiet">{t('labels.countHint')}</p>
    </nav>
  )
}
