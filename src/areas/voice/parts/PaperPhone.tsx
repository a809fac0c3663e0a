import './questions.css'
import { useRef, useState } from 'react'
import type { Answer } from '@/entities/voice/answer'
import { pageFaults, sheetScore, shownWith } from '@/entities/voice/paperRules'
import type { QuestionnaireDetail } from '@/entities/voice/questionnaire'
import { useFormats } from '@/kit/show/format'
import { PhoneNone } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { QuestionView } from './QuestionView'

const END = 0

/**
 * Preview of a questionnaire on a phone that can be filled in page by page. Conditions, required questions and limits
 * apply; nothing is sent.
 */
export const PaperPhone = ({
  of: { title, description, thanksText, questions },
}: {
  of: Partial<Pick<QuestionnaireDetail, 'title' | 'description' | 'thanksText'>> &
    Pick<QuestionnaireDetail, 'questions'>
}) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const top = useRef<HTMLDivElement>(null)
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  const [at, setAt] = useState<number>()
  const [isTried, setTried] = useState(false)
  const shown = shownWith(questions, answers)
  const visible = questions.filter(({ rowId }) => shown.has(rowId))
  const pages = [...new Set(visible.map(({ pageNo }) => pageNo))]
  const isOver = at === END
  const page =
    at !== undefined && pages.includes(at) ? at : (pages.find((one) => one >= (at ?? 1)) ?? pages.at(-1) ?? 1)
  const place = pages.indexOf(page)
  const faults = isTried ? pageFaults(questions, page, answers, t) : {}
  const go = (to: number) => {
    setAt(to)
    setTried(false)
    top.current?.parentElement?.scrollTo?.({ top: 0 })
  }
  const next = () => {
    const [first] = Object.keys(pageFaults(questions, page, answers, t))
    if (first === undefined) return go(pages[place + 1] ?? END)
    setTried(true)
    top.current?.querySelector(`[data-row="${CSS.escape(first)}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const restart = () => {
    setAnswers({})
    go(pages[0] ?? 1)
  }
  const score = isOver ? sheetScore(questions, answers) : undefined
  return (
    <PhoneFrame title={title?.trim() || t('paperPhone.noTitle')}>
      <div ref={top} className="paper-phone">
        {isOver ? (
          <>
            <strong>
              <bdi>{thanksText?.trim() || t('paperPhone.thanks')}</bdi>
            </strong>
            {score !== undefined && <p>{t('paperPhone.score', { score: oneDecimal(score) })}</p>}
            <button type="button" className="paper-button" onClick={restart}>
              {t('paperPhone.again')}
            </button>
          </>
        ) : (
          <>
            {place <= 0 && description?.trim() && (
              <p>
                <bdi>{description}</bdi>
              </p>
            )}
            {visible.length === 0 && <PhoneNone>{t('paperPhone.none')}</PhoneNone>}
            {visible
              .filter(({ pageNo }) => pageNo === page)
              .map((one) => (
                <div key={one.rowId} data-row={one.rowId}>
                  <QuestionView
                    asked={one}
                    no={visible.indexOf(one) + 1}
                    answer={answers[one.rowId]}
                    onAnswer={(answer) => setAnswers((now) => ({ ...now, [one.rowId]: answer }))}
                    fault={faults[one.rowId]}
                  />
                </div>
              ))}
            {visible.length > 0 && (
              <div className="paper-turn">
                {place > 0 && (
                  <button type="button" className="paper-button" onClick={() => go(pages[place - 1] ?? 1)}>
                    {t('paperPhone.back')}
                  </button>
                )}
                {pages.length > 1 && <span className="digits">{`${place + 1}/${pages.length}`}</span>}
                <button type="button" className="paper-button" onClick={next}>
                  {t(place < pages.length - 1 ? 'paperPhone.next' : 'paperPhone.submit')}
                </button>
              </div>
            )}
          </>
        )}
      </div>
    </PhoneFrame>
  )
}
