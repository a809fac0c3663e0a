import { type ReactNode, useId } from 'react'

export const Card = ({
  title,
  extra,
  className,
  children,
}: {
  title: ReactNode
  extra?: ReactNode
  className?: string
  children: ReactNode
}) => {
  const id = useId()
  const heading = (
    <h2 id={id} className="card-title">
      {title}
    </h2>
  )
  return (
    <section className={className ? `card ${className}` : 'card'} aria-labelledby={id}>
      {extra ? (
        <div className="card-head">
          {heading}
          {extra}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
