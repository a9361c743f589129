/// The style of filters and of pictures over each other, and the script that does both. They are part of the report, and its
/// policy names their checksums.
enum HTMLReportParts {
    static let style = """
        .filters { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0.5rem 0; background: light-dark(#fff, #121315); z-index: 1; }
        .filters[hidden] { display: none; }
        select { max-width: 16rem; font: inherit; }
        .places { padding: 0; list-style: none; font-size: 0.875rem; color: var(--quiet); }
        .over > figure { flex: none; width: 100%; }
        .over > figure + figure { position: absolute; inset: 0 auto auto 0; }
        .over figcaption { visibility: hidden; }
        .over.difference > figure + figure > :last-child { mix-blend-mode: difference; }
        .over.blink.second > figure + figure { visibility: hidden; }
        .tools button[aria-pressed="true"] { font-weight: 700; }

        """

    static let script = """
        (() => {
          const form = document.querySelector(".filters");
          if (!form) return;
          form.hidden = false;
          const chosen = () => Object.fromEntries(new FormData(form));
          form.addEventListener("submit", (event) => event.preventDefault());
          form.addEventListener("change", () => {
            const { cause, variant, page } = chosen();
            for (const section of document.querySelectorAll(".cause")) {
              const pages = [...section.querySelectorAll("[data-page]")].map((item) => item.dataset.page);
              section.hidden = Boolean((cause && section.dataset.cause !== cause) || (page && !pages.includes(page) && !pages.includes("*")));
              for (const item of section.querySelectorAll("[data-variants]")) {
                const variants = item.dataset.variants.split(" ");
                item.hidden = Boolean(variant && !variants.includes(variant));
              }
            }
          });
          const blinking = new Set();
          // Who wants no motion presses the picture instead.
          if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
            setInterval(() => { for (const stage of blinking) stage.classList.toggle("second"); }, 700);
          }
          for (const tools of document.querySelectorAll(".tools")) {
            const stage = tools.nextElementSibling;
            const slider = tools.querySelector("input");
            const top = stage.lastElementChild;
            const buttons = [...tools.querySelectorAll("button")];
            const way = (button) => button.dataset.way.replace("picture.", "");
            tools.hidden = false;
            stage.addEventListener("click", () => { if (blinking.has(stage)) stage.classList.toggle("second"); });
            slider.addEventListener("input", () => { top.style.clipPath = `inset(0 0 0 ${slider.value}%)`; });
            for (const button of buttons) {
              button.addEventListener("click", () => {
                const isOn = button.getAttribute("aria-pressed") !== "true";
                for (const other of buttons) other.setAttribute("aria-pressed", String(isOn && other === button));
                stage.className = "sides" + (isOn ? ` over ${way(button)}` : "");
                slider.hidden = !(isOn && way(button) === "slider");
                top.style.clipPath = slider.hidden ? "" : `inset(0 0 0 ${slider.value}%)`;
                if (isOn && way(button) === "blink") blinking.add(stage); else blinking.delete(stage);
              });
            }
          }
        })();
        """
}
