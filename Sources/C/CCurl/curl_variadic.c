#include "curl_variadic.h"

CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

CURLcode curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
    return curl_easy_setopt(handle, option, value);
}

CURLcode curl_set_writer(CURL *handle, curl_write_callback writer) {
    return curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
}

CURLcode curl_get_number(CURL *handle, CURLINFO info, long *value) { return curl_easy_getinfo(handle, info, value); }

CURLcode curl_message_result(const CURLMsg *message) { return message->data.result; }
