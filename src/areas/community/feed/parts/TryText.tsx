import { Input } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { type SiftWord, siftWord } from '@/entities/community/sift'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { hitsIn } from '../words'

/** A box for a text, under which the words that it would be stopped for are marked. */
export const TryText = ({ words }: { words: readonly SiftWord[] }) => {
  const t = useT()
  const [text, setText] = useState('')
  const typed = useDeferredValue(text)
  const parts = useMemo(() => hitsIn(typed, words), [typed, words])
  const hits = parts.filter(({ hit }) => hit).length
  return (
    <section aria-label={t('feed.tryText')}>
      <Input.TextArea
        disabled={false}
        rows={2}
        aria-label={t('feed.tryText')}
        placeholder={t('feed.tryHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {typed && (
        <p className="feed-hits" role="status">
          <strong>{t('feed.hits', { count: hits })}</strong>{' '}
          {parts.map(({ part, hit }, at) =>
            hit ? (
              <mark
                key={`${at}${part}`}
                className="marked"
                title={`${optionName(t, siftWord.wordType, hit.wordType)} · ${optionName(t, siftWord.action, hit.action)}`}
              >
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      )}
    </section>
  )
}
