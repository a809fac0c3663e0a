import { Tooltip } from 'antd'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** Number of stars up to which an evaluation is bad. */
export const BAD = 2

export const Customer = ({ name }: { name: string | undefined }) => {
  const t = useT()
  return name ? <bdi>{plain(name)}</bdi> : <span className="quiet">{t('evaluate.anonymous')}</span>
}

export const TwoLines = ({ text }: { text: string | undefined }) =>
  text ? (
    <Tooltip title={plain(text)}>
      <span className="evaluate-words">{plain(text)}</span>
    </Tooltip>
  ) : (
    <Blank />
  )
