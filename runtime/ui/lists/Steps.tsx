export interface StepsProps {
  title: string
  steps: readonly string[]
}

/** What to do, one step after the other. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section className="Steps">
      <h2 className="Steps-title">{title}</h2>
      <ol className="Steps-list">
        {steps.map((step) => (
          <li key={step} className="Steps-step">
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
