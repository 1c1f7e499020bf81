/** Banner on a preview of an unpublished page. */
export const PreviewBar = () => (
  <p className="bg-ink px-(--gutter) py-2 text-center font-semibold text-card">
    Aperçu : cette page n’est visible que depuis l’administration, et rien n’y réagit.
  </p>
)
