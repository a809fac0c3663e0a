import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Form as AntForm, Button } from 'antd'
import { type HotWord, searchConfig } from '@/entities/commerce/searchConfig'
import { isYes } from '@/entities/field'
import { type FormField, reshaped } from '@/kit/form/Form'
import { type ControlProps, NumberBox, TagsBox } from '@/kit/form/controls'
import { Card } from '@/kit/show/Card'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { HotWords } from './HotWords'
import { RecommendedGoods } from './RecommendedGoods'
import { faultText, type SearchValues } from './searchValues'
import { blockWordsError, hotWordsError, MAX, placeholdersError, synonymsError } from './searchWords'
import type { SearchTargets } from './useSearchTargets'

const Synonyms = ({ id, value = [], onChange, disabled = false }: ControlProps<string[][]>) => {
  const t = useT()
  return (
    <div id={id}>
      {value.length > 0 && (
        <ol className="synonyms">
          {value.map((group, at) => {
            const name = t('searchConfig.group', { place: at + 1 })
            return (
              <li key={at}>
                <TagsBox
                  value={group}
                  disabled={disabled}
                  aria-label={name}
                  placeholder={t('searchConfig.groupHint')}
                  onChange={(words) => onChange?.(value.with(at, words))}
                />
                {!disabled && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={named(t('searchConfig.takeOut'), name)}
                    onClick={() => onChange?.(value.filter((_, other) => other !== at))}
                  />
                )}
              </li>
            )
          })}
        </ol>
      )}
      {!disabled && (
        <Button
          icon={<PlusOutlined />}
          disabled={value.length >= MAX.synonyms}
          onClick={() => onChange?.([...value, []])}
        >
          {t('searchConfig.addGroup', { count: value.length, max: MAX.synonyms })}
        </Button>
      )}
    </div>
  )
}

const wordsOf = (rows: readonly HotWord[] = []) => rows.map(({ word }) => word)
const whole = ({ min, max }: { min?: number; max?: number }) => <NumberBox precision={0} min={min} max={max} />

export const SearchFields = ({
  Field,
  disabled,
  targets,
  edit,
}: {
  Field: FormField<SearchValues>
  disabled: boolean
  targets: SearchTargets
  edit: (at: number | undefined) => void
}) => {
  const t = useT()
  const hasHistory = isYes(AntForm.useWatch(searchConfig.historyFlag.key))
  return (
    <>
      <Card title={t('searchConfig.box')} className="space-below">
        <Field
          of={searchConfig.placeholders}
          disabled={disabled}
          hint={t('searchConfig.boxHint')}
          check={(_, { placeholders = [] }) => faultText(t, placeholdersError(placeholders))}
        >
          <TagsBox />
        </Field>
        <div className="two-columns">
          <Field of={searchConfig.interval} disabled={disabled}>
            {whole(searchConfig.interval)}
          </Field>
          <Field of={searchConfig.suggestFlag} disabled={disabled} />
          <Field of={searchConfig.historyFlag} disabled={disabled} />
          <Field of={searchConfig.historyCount} disabled={disabled || !hasHistory}>
            {whole(searchConfig.historyCount)}
          </Field>
        </div>
      </Card>
      <Card title={t('searchConfig.hot')} className="space-below">
        <Field of={searchConfig.hotFlag} disabled={disabled} />
        <Field
          of={reshaped(searchConfig.hotWords)}
          disabled={disabled}
          hint={t('searchConfig.hotHint')}
          check={(_, { hotWords = [], blockWords = [] }) => faultText(t, hotWordsError(hotWords, blockWords))}
        >
          <HotWords targets={targets} edit={edit} />
        </Field>
      </Card>
      <Card title={t('searchConfig.words')} className="space-below">
        <Field
          of={reshaped(searchConfig.synonyms)}
          disabled={disabled}
          check={(_, { synonyms = [] }) => faultText(t, synonymsError(synonyms))}
        >
          <Synonyms />
        </Field>
        <Field
          of={searchConfig.blockWords}
          disabled={disabled}
          needs={[searchConfig.hotWords]}
          check={(_, { blockWords = [], hotWords }) => faultText(t, blockWordsError(blockWords, wordsOf(hotWords)))}
        >
          <TagsBox />
        </Field>
      </Card>
      <Card title={t('searchConfig.nothing')} className="space-below">
        <Field of={searchConfig.emptyText} disabled={disabled} />
        <Field
          of={searchConfig.recommendGoods}
          disabled={disabled}
          check={(_, { recommendGoods = [] }) => {
            const gone = recommendGoods.filter(targets.isGone).length
            return gone ? t('searchConfig.goneFault', { count: gone }) : undefined
          }}
        >
          <RecommendedGoods targets={targets} />
        </Field>
      </Card>
    </>
  )
}
