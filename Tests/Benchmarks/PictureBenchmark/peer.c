/* Draws a dump of a scene with plain Cairo and Pango calls, as SVG and as PNG at two scales, and prints the
   median milliseconds of each on one line: what SceneRenderer is measured against.

   usage: peer RUNS DUMP...   The scenes are read, and their text is shaped, before the clock starts.
          peer encode RUNS WIDTH HEIGHT PIXELS   Writes a file of Cairo's pixels as PNG, with Cairo's own writer, and
                                                 prints the median milliseconds and the size. */

#include <cairo-svg.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum kind { GROUP, CLIP, END, PATH, TEXT };

struct color { double red, green, blue, alpha; };

struct item {
    enum kind kind;
    double x, y;                  /* offset of a group, baseline of a text */
    char *segments;               /* of a path or clip */
    int fills, strokes, dash_count;
    struct color fill, stroke;
    double width, dashes[8];
    PangoLayout *layout;
};

struct scene {
    double width, height;
    int has_background, count, capacity;
    struct color background;
    struct item *items;
};

static struct color parse_color(const char *text) {
    struct color color = {0, 0, 0, 1};
    unsigned red = 0, green = 0, blue = 0;
    sscanf(text, "#%2x%2x%2x/%lf", &red, &green, &blue, &color.alpha);
    color.red = red / 255.0;
    color.green = green / 255.0;
    color.blue = blue / 255.0;
    return color;
}

static PangoLayout *shape(PangoContext *context, const char *role, const char *weight, double size, const char *text) {
    int is_code = strcmp(role, "code") == 0;
    PangoFontDescription *font = pango_font_description_from_string(
        is_code ? "JetBrains Mono,Noto Sans Mono CJK SC" : "Inter,Noto Sans CJK SC");
    pango_font_description_set_weight(font, strcmp(weight, "semibold") == 0 ? PANGO_WEIGHT_SEMIBOLD
                                            : strcmp(weight, "medium") == 0 ? PANGO_WEIGHT_MEDIUM
                                                                            : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_font_features_new(is_code ? "calt 0, liga 0" : "tnum"));
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_attributes(layout, attributes);
    pango_layout_set_text(layout, text, -1);
    pango_layout_get_line_readonly(layout, 0);
    pango_attr_list_unref(attributes);
    pango_font_description_free(font);
    return layout;
}

static struct item *add(struct scene *scene, enum kind kind) {
    if (scene->count == scene->capacity) {
        scene->capacity = scene->capacity * 2 + 64;
        scene->items = realloc(scene->items, scene->capacity * sizeof(struct item));
        if (!scene->items) exit(2);
    }
    struct item *item = &scene->items[scene->count++];
    memset(item, 0, sizeof *item);
    item->kind = kind;
    return item;
}

/* path fill #b54a3a/0.5 stroke #222222 width 1 dashes 3,2 : M 0 0 L 10 0 */
static void read_path(struct scene *scene, char *line) {
    struct item *item = add(scene, PATH);
    char *colon = strstr(line, " : ");
    item->segments = strdup(colon ? colon + 3 : "");
    if (colon) *colon = 0;
    char *name;
    while ((name = strsep(&line, " ")) != NULL) {
        char *value = strsep(&line, " ");
        if (!value) break;
        if (strcmp(name, "fill") == 0) item->fills = 1, item->fill = parse_color(value);
        if (strcmp(name, "stroke") == 0) item->strokes = 1, item->stroke = parse_color(value);
        if (strcmp(name, "width") == 0) item->width = atof(value);
        if (strcmp(name, "dashes") == 0) {
            char *dash;
            while ((dash = strsep(&value, ",")) != NULL && item->dash_count < 8)
                item->dashes[item->dash_count++] = atof(dash);
        }
    }
}

/* text code medium 11 #222222 width 53.67 at 12 34 : safeAreaInsets.top */
static void read_text(struct scene *scene, const char *line, PangoContext *context) {
    char role[16], weight[16], color[32];
    double size, x, y;
    int start = 0;
    if (sscanf(line, "%15s %15s %lf %31s width %*f at %lf %lf : %n", role, weight, &size, color, &x, &y, &start) < 6)
        return;
    struct item *item = add(scene, TEXT);
    item->fill = parse_color(color);
    item->x = x;
    item->y = y;
    item->layout = shape(context, role, weight, size, line + start);
}

static void read_line(struct scene *scene, char *line, PangoContext *context) {
    line[strcspn(line, "\n")] = 0;
    line += strspn(line, " ");
    double x, y;
    if (sscanf(line, "scene %lf %lf", &x, &y) == 2) scene->width = x, scene->height = y;
    if (strncmp(line, "background ", 11) == 0) scene->has_background = 1, scene->background = parse_color(line + 11);
    if (sscanf(line, "group %lf %lf", &x, &y) == 2) {
        struct item *item = add(scene, GROUP);
        item->x = x;
        item->y = y;
    }
    if (strncmp(line, "clip ", 5) == 0) add(scene, CLIP)->segments = strdup(line + 5);
    if (strcmp(line, "end") == 0) add(scene, END);
    if (strncmp(line, "path ", 5) == 0) read_path(scene, line + 5);
    if (strncmp(line, "text ", 5) == 0) read_text(scene, line + 5, context);
}

static void add_path(cairo_t *cairo, const char *text) {
    double v[6];
    int used;
    cairo_new_path(cairo);
    while (*text) {
        char command = *text++;
        for (int i = 0; i < (command == 'C' ? 6 : command == 'Z' ? 0 : 2); i++, text += used) {
            used = 0;
            sscanf(text, "%lf%n", &v[i], &used);
        }
        if (command == 'M') cairo_move_to(cairo, v[0], v[1]);
        if (command == 'L') cairo_line_to(cairo, v[0], v[1]);
        if (command == 'C') cairo_curve_to(cairo, v[0], v[1], v[2], v[3], v[4], v[5]);
        if (command == 'Z') cairo_close_path(cairo);
        text += strspn(text, " ");
    }
}

static void set_color(cairo_t *cairo, struct color color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
}

static void draw_path(cairo_t *cairo, const struct item *item) {
    add_path(cairo, item->segments);
    if (item->fills) {
        set_color(cairo, item->fill);
        cairo_fill_preserve(cairo);
    }
    if (item->strokes) {
        set_color(cairo, item->stroke);
        cairo_set_line_width(cairo, item->width);
        cairo_set_dash(cairo, item->dashes, item->dash_count, 0);
        cairo_stroke_preserve(cairo);
    }
}

static void draw(cairo_surface_t *surface, const struct scene *scene, double scale) {
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    if (scene->has_background) {
        set_color(cairo, scene->background);
        cairo_paint(cairo);
    }
    for (int i = 0; i < scene->count; i++) {
        const struct item *item = &scene->items[i];
        switch (item->kind) {
        case GROUP: cairo_save(cairo); cairo_translate(cairo, item->x, item->y); break;
        case CLIP: add_path(cairo, item->segments); cairo_clip(cairo); break;
        case END: cairo_restore(cairo); break;
        case PATH: draw_path(cairo, item); break;
        case TEXT:
            set_color(cairo, item->fill);
            cairo_move_to(cairo, item->x, item->y);
            pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(item->layout, 0));
        }
    }
    if (cairo_status(cairo)) exit(3);
    cairo_destroy(cairo);
}

struct bytes { unsigned char *data; size_t count, capacity; };

static cairo_status_t keep(void *closure, const unsigned char *data, unsigned int count) {
    struct bytes *bytes = closure;
    while (bytes->count + count > bytes->capacity) {
        bytes->capacity = bytes->capacity * 2 + 65536;
        bytes->data = realloc(bytes->data, bytes->capacity);
        if (!bytes->data) return CAIRO_STATUS_NO_MEMORY;
    }
    memcpy(bytes->data + bytes->count, data, count);
    bytes->count += count;
    return CAIRO_STATUS_SUCCESS;
}

/* Draws the scene as SVG for scale 0, else as PNG; how many milliseconds that took. */
static double measure(const struct scene *scene, int scale) {
    struct timespec start, end;
    struct bytes bytes = {0};
    clock_gettime(CLOCK_MONOTONIC, &start);
    cairo_surface_t *surface = scale == 0
        ? cairo_svg_surface_create_for_stream(keep, &bytes, scene->width, scene->height)
        : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(scene->width * scale + 0.999),
                                     (int)(scene->height * scale + 0.999));
    draw(surface, scene, scale == 0 ? 1 : scale);
    if (scale != 0) cairo_surface_write_to_png_stream(surface, keep, &bytes);
    cairo_surface_finish(surface);
    if (cairo_surface_status(surface)) exit(4);
    cairo_surface_destroy(surface);
    free(bytes.data);
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
}

static int ascending(const void *first, const void *second) {
    double difference = *(const double *)first - *(const double *)second;
    return (difference > 0) - (difference < 0);
}

static int encode(int runs, int width, int height, const char *file) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    size_t size = (size_t)cairo_image_surface_get_stride(surface) * height;
    FILE *input = fopen(file, "rb");
    double *times = malloc((runs + 1) * sizeof *times);
    struct bytes bytes = {0};
    if (!input || !times || fread(cairo_image_surface_get_data(surface), 1, size, input) != size) return 66;
    fclose(input);
    cairo_surface_mark_dirty(surface);
    for (int run = 0; run <= runs; run++) {
        struct timespec start, end;
        bytes.count = 0;
        clock_gettime(CLOCK_MONOTONIC, &start);
        if (cairo_surface_write_to_png_stream(surface, keep, &bytes)) return 4;
        clock_gettime(CLOCK_MONOTONIC, &end);
        times[run] = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
    }
    qsort(times + 1, runs, sizeof *times, ascending);
    printf("%.4f %zu\n", times[1 + runs / 2], bytes.count);
    return 0;
}

static PangoContext *make_context(void) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_destroy(options);
    return context;
}

int main(int count, char **arguments) {
    if (count == 6 && strcmp(arguments[1], "encode") == 0 && atoi(arguments[2]) > 0)
        return encode(atoi(arguments[2]), atoi(arguments[3]), atoi(arguments[4]), arguments[5]);
    int runs = count > 1 ? atoi(arguments[1]) : 0;
    if (count < 3 || runs < 1) return 64;
    PangoContext *context = make_context();
    double *times = malloc(runs * sizeof *times);
    double sums[3] = {0};
    for (int file = 2; file < count; file++) {
        struct scene scene = {0};
        FILE *input = fopen(arguments[file], "r");
        char *line = NULL;
        size_t size = 0;
        if (!input) return 66;
        while (getline(&line, &size, input) >= 0) read_line(&scene, line, context);
        fclose(input);
        for (int scale = 0; scale < 3; scale++) {
            measure(&scene, scale);
            for (int run = 0; run < runs; run++) times[run] = measure(&scene, scale);
            qsort(times, runs, sizeof *times, ascending);
            sums[scale] += times[runs / 2];
        }
    }
    for (int scale = 0; scale < 3; scale++) printf("%.4f%c", sums[scale] / (count - 2), scale < 2 ? ' ' : '\n');
    return 0;
}
