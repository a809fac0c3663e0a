import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ControlProps, TagsBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { MAX } from './searchWords'

/** Groups of words, each found for any other of its group. */
export const Synonyms = ({ id, value = [], onChange, disabled = false }: ControlProps<string[][]>) => {
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
